import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Listing } from '#features/listings/listing.ts';
import { findListingById } from '#features/listings/store/find-listings.server.ts';
import { insertListing } from '#test/factories.ts';
import { createTestApp } from '#test/test-app.ts';
import { listingJsonLd } from './listing-json-ld.ts';
import { listingDescription, listingKeywords } from './listing-meta.ts';

const CONTEXT = {
  siteUrl: 'https://example.test',
  agencyName: 'DK Property',
  agencyPhone: '9876543210',
  url: 'https://example.test/property-details/a-1',
  images: ['https://example.test/Resources/Images/a-card.jpg'],
  breadcrumbs: [
    { name: 'Home', path: '/home' },
    { name: 'Houses', path: '/explore-properties/Houses-for-sale?type=100' },
  ],
};

async function stored(columns: Parameters<typeof insertListing>[1]): Promise<Listing> {
  await using app = await createTestApp();
  const property = await findListingById(app.publicDb, await insertListing(app.db, columns));
  assert.ok(property);
  return property;
}

function nodes(property: Listing): Record<string, unknown>[] {
  return listingJsonLd(property, CONTEXT)['@graph'];
}

test('describes page, place, seller and breadcrumbs in one graph', async () => {
  const graph = nodes(await stored({}));

  assert.deepEqual(
    graph.map((node) => node['@type']),
    ['RealEstateListing', 'SingleFamilyResidence', 'RealEstateAgent', 'BreadcrumbList'],
  );
  assert.deepEqual(graph[0]?.mainEntity, { '@id': graph[1]?.['@id'] });
});

test('gives each kind its own type of place', async () => {
  const typeOf = async (columns: Parameters<typeof insertListing>[1]) =>
    nodes(await stored(columns))[1]?.['@type'];

  assert.equal(await typeOf({ property_type: 100, house_type: 3 }), 'SingleFamilyResidence');
  assert.equal(await typeOf({ property_type: 100, house_type: 5 }), 'Apartment');
  assert.equal(await typeOf({ property_type: 200 }), 'Place');
  assert.equal(await typeOf({ property_type: 300 }), 'Place');
  assert.equal(await typeOf({ property_type: 400 }), 'Place');
});

test('names a price only when there is one', async () => {
  const [priced] = nodes(await stored({ price: 4_500_000 }));
  const [asked] = nodes(await stored({ price: 0 }));

  assert.partialDeepStrictEqual(priced, { offers: { price: 4_500_000, priceCurrency: 'INR' } });
  assert.doesNotMatch(JSON.stringify(asked), /"price/);
});

test('measures land in acres and other kinds in square feet', async () => {
  const [, land] = nodes(await stored({ property_type: 300, total_area: 2.5 }));
  const [, plot] = nodes(await stored({ property_type: 200, total_area: 900 }));

  assert.partialDeepStrictEqual(land, {
    additionalProperty: [{ name: 'Total Area', value: 2.5, unitCode: 'ACR' }],
  });
  assert.partialDeepStrictEqual(plot, {
    additionalProperty: [{ name: 'Total Area', value: 900, unitCode: 'FTK' }],
  });
});

test('describes a listing by its description, or by title and place', async () => {
  assert.equal(
    listingDescription(await stored({ description: 'Corner house,\n close to the school.' })),
    'Corner house, close to the school.',
  );
  assert.equal(
    listingDescription(await stored({ description: ' ', title: 'Corner house' })),
    'Corner house in Jalandhar, Punjab',
  );
});

test('names city and state in the keywords', async () => {
  assert.match(
    listingKeywords(await stored({ property_type: 300 })),
    /land for sale in Jalandhar, Punjab/,
  );
});
