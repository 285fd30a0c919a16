import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageMeta, shorten } from './page-meta.ts';

const PAGE = {
  title: 'Kothi | DK Property',
  description: 'A corner kothi.',
  siteUrl: 'https://example.test',
  language: 'en',
  address: '/property-details/kothi-7',
  asked: '/property-details/kothi-7',
  siteName: 'DK Property',
} as const;

test('uses one canonical address for the page and its preview, in its own language', () => {
  for (const [language, canonical] of [
    ['en', 'https://example.test/property-details/kothi-7'],
    ['pa', 'https://example.test/pa/property-details/kothi-7'],
  ] as const) {
    const meta = pageMeta({ ...PAGE, language });

    assert.deepEqual(
      meta.filter((tag) => 'rel' in tag && tag.rel === 'canonical'),
      [{ tagName: 'link', rel: 'canonical', href: canonical }],
    );
    assert.ok(
      meta.some(
        (tag) => 'property' in tag && tag.property === 'og:url' && tag.content === canonical,
      ),
    );
  }
});

test('names the page in every language, English for all others', () => {
  const alternates = (page: Parameters<typeof pageMeta>[0]) =>
    pageMeta(page).flatMap((tag) =>
      'rel' in tag && tag.rel === 'alternate' ? [[tag.hrefLang, tag.href]] : [],
    );

  assert.deepEqual(alternates({ ...PAGE, language: 'hi' }), [
    ['en-IN', 'https://example.test/property-details/kothi-7'],
    ['pa-IN', 'https://example.test/pa/property-details/kothi-7'],
    ['hi-IN', 'https://example.test/hi/property-details/kothi-7'],
    ['x-default', 'https://example.test/property-details/kothi-7'],
  ]);
  const { asked: _, ...english } = PAGE;
  assert.deepEqual(alternates(english), []);
  assert.deepEqual(alternates({ ...PAGE, indexed: false }), []);
  assert.deepEqual(alternates({ ...PAGE, asked: `${PAGE.address}?loc=1` }), []);
});

test('has a robots tag only when the page must not be listed', () => {
  const robots = (indexed: boolean) =>
    pageMeta({ ...PAGE, indexed }).filter((tag) => 'name' in tag && tag.name === 'robots');

  assert.deepEqual(robots(true), []);
  assert.deepEqual(robots(false), [{ name: 'robots', content: 'noindex,follow' }]);
});

test('uses the large preview card only with a photo', () => {
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

test('cuts a long text between words, a long word inside, and never an emoji', () => {
  assert.equal(shorten('three  short\nwords', 40), 'three short words');
  assert.equal(shorten('one two three four', 12), 'one two…');
  assert.equal(shorten('x'.repeat(50), 10), `${'x'.repeat(9)}…`);
  assert.equal(shorten('🏡'.repeat(20), 3), '🏡🏡…');
  assert.equal(shorten('👨‍👩‍👧'.repeat(9), 3), '👨‍👩‍👧👨‍👩‍👧…');
  assert.equal(shorten('ਕਿੱਲਾਕਿੱਲਾ', 3), 'ਕਿੱਲਾ…');
  assert.equal(shorten('ਵਾਹੀਯੋਗ ਜ਼ਮੀਨ ਵਿਕਾਊ', 11), 'ਵਾਹੀਯੋਗ ਜ਼ਮੀਨ…');
});
