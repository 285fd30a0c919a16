import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageMeta, shorten } from './page-meta.ts';

const PAGE = {
  title: 'Kothi | DK Property',
  description: 'A corner kothi.',
  canonical: 'https://example.test/property-details/kothi-7',
  siteName: 'DK Property',
};

test('a page names its canonical address once and previews it under the same one', () => {
  const meta = pageMeta(PAGE);

  assert.deepEqual(
    meta.filter((tag) => 'rel' in tag),
    [{ tagName: 'link', rel: 'canonical', href: PAGE.canonical }],
  );
  assert.ok(
    meta.some(
      (tag) => 'property' in tag && tag.property === 'og:url' && tag.content === PAGE.canonical,
    ),
  );
});

test('only a page that shall not be listed speaks to robots', () => {
  const robots = (indexed: boolean) =>
    pageMeta({ ...PAGE, indexed }).filter((tag) => 'name' in tag && tag.name === 'robots');

  assert.deepEqual(robots(true), []);
  assert.deepEqual(robots(false), [{ name: 'robots', content: 'noindex,follow' }]);
});

test('a preview has the large card only with a picture', () => {
  const card = (image?: { url: string; width: number; height: number; alt: string }) =>
    pageMeta({ ...PAGE, image }).find((tag) => 'name' in tag && tag.name === 'twitter:card');

  assert.deepEqual(card(), { name: 'twitter:card', content: 'summary' });
  assert.deepEqual(
    card({ url: 'https://example.test/x.jpg', width: 1200, height: 630, alt: 'A kothi' }),
    {
      name: 'twitter:card',
      content: 'summary_large_image',
    },
  );
});

test('a long text is cut between words, a long word inside it, and an emoji never in two', () => {
  assert.equal(shorten('three  short\nwords', 40), 'three short words');
  assert.equal(shorten('one two three four', 12), 'one two…');
  assert.equal(shorten('x'.repeat(50), 10), `${'x'.repeat(9)}…`);
  assert.equal(shorten('🏡'.repeat(20), 3), '🏡🏡…');
});
