import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exploreAddress } from '#features/listings/explore-address.ts';
import { HOUSE, SHOP } from '#features/listings/listing-kind.ts';
import { SOLD } from '#features/listings/listing-status.ts';
import { LANGUAGE_CODES } from '#platform/language/language.ts';
import { addressIn } from '#platform/language/language-address.ts';
import { insertListing } from '#test/factories.ts';
import { createVisitedSite } from '#test/visited-site.ts';

test('only a page that may be listed, under its own address, names its other languages', async () => {
  await using site = await createVisitedSite();
  await insertListing(site.app.db, { id: 7, title: 'Kothi' });
  await insertListing(site.app.db, {
    ...{ id: 8, title: 'Kothi', status: SOLD, is_public: 0 },
    status_changed_at: site.app.services.now().toISOString(),
  });
  const search = exploreAddress({ type: HOUSE });
  const alternates = async (address: string) =>
    (await site.visit(address)).page.all('head link[rel="alternate"][hreflang]').length;

  const itself = ['/home', '/about', '/terms-and-conditions', exploreAddress(), search];
  for (const address of [...itself, '/property-details/kothi-7'])
    for (const language of LANGUAGE_CODES) {
      const own = addressIn(language, address);
      const unknown = `${own}${own.includes('?') ? '&' : '?'}utm_source=wa&x`;
      for (const asked of [own, unknown])
        assert.equal(await alternates(asked), LANGUAGE_CODES.length + 1, asked);
    }
  const others = [
    ...['/saved', '/saved?ids=7', '/compare', '/enquiry', '/login', '/nothing', '/home?loc=1'],
    ...[
      `${search}&pageNumber=2`,
      `${search}&minBudget=5&utm_source=wa`,
      exploreAddress({ type: SHOP }),
    ],
    ...[`/explore-properties/Homes?type=${HOUSE}`, '/property-details/kothi-8'],
  ];
  for (const address of others) {
    assert.equal(await alternates(address), 0, address);
    if (address === '/login') continue;
    const { page } = await site.visit(address);
    assert.ok(page.all('nav a[hreflang]').length >= LANGUAGE_CODES.length, address);
  }
});
