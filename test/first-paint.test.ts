import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insertListing } from '#test/factories.ts';
import { createVisitedSite } from '#test/visited-site.ts';

test('the head of every page waits for the end of the first screen, which is there', async () => {
  await using site = await createVisitedSite();
  await insertListing(site.app.db, { id: 7, title: 'Kothi' });
  const expectedBy = async (address: string) => {
    const { page } = await site.visit(address);
    const links = page.all('link[rel="expect"]');
    assert.equal(page.all('head link[rel="expect"]').length, links.length, address);
    for (const link of links) {
      const target = link.attribute('href') ?? '';
      assert.match(target, /^#\w/, address);
      assert.equal(page.all(`body ${target}`).length, 1, address);
    }
    return links.length;
  };

  const pages = [
    '/home',
    '/pa/explore-properties/a',
    '/property-details/kothi-7',
    '/about',
    '/login',
  ];
  const short = ['/saved', '/compare', '/enquiry', '/privacy-policy', '/nothing', '/p/9'];
  for (const address of [...pages, ...short, '/property-details/kothi-9', '/today', '/property'])
    assert.equal(await expectedBy(address), 1, address);
});
