import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Listing } from '#features/listings/listing.ts';
import type { OverviewRow } from '#features/listings/listing-overview.ts';
import { findListingById } from '#features/listings/store/find-listings.server.ts';
import { englishMessages } from '#platform/language/messages.ts';
import { insertListing } from '#test/factories.ts';
import { createTestApp } from '#test/test-app.ts';
import { listingJsonLd } from './listing-json-ld.ts';
import { listingDescription, listingKeywords, listingTitle } from './listing-meta.ts';

const MESSAGES = {
  language: 'en',
  kinds: {
    house: { one: 'House', many: 'Houses' },
    plot: { one: 'Plot', many: 'Plots' },
    land: { one: 'Land', many: 'Lands' },
    shop: { one: 'Shop', many: 'Shops' },
  },
  ...englishMessages({
    described: {
      house: '{title} in {place}',
      plot: '{title} in {place}',
      land: '{title} in {place}',
      shop: '{title} in {place}',
    },
    keywords: '{kind} for sale in {place}, real estate {city}, {state} real estate',
  }),
  structuredData: { totalArea: 'Total Area', carParking: 'Car parking' },
} as const;

const OVERVIEW: OverviewRow[] = [
  { topic: 'facing', label: 'House Facing', value: 'North' },
  { topic: 'yearBuilt', label: 'Date Built', value: '1 Apr 2019', day: '2019-04-01' },
  { topic: 'projectName', label: 'Project Name', value: '' },
  { topic: 'posted', label: 'Posted On', value: '1 Feb 2026', day: '2026-02-01' },
];

const CONTEXT = {
  siteUrl: 'https://example.test',
  agencyName: 'DK Property',
  agencyPhone: '9876543210',
  id: 'https://example.test/property-details/a-1',
  url: 'https://example.test/property-details/a-1',
  images: ['https://example.test/Resources/Images/a-card.jpg'],
  breadcrumbs: [
    { name: 'Home', path: '/home' },
    { name: 'Houses', path: '/explore-properties/Houses-for-sale?type=100' },
  ],
  overview: OVERVIEW,
  messages: MESSAGES,
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
    listingDescription(
      await stored({ description: 'Corner house,\n close to the school.' }),
      MESSAGES,
    ),
    'Corner house, close to the school.',
  );
  assert.equal(
    listingDescription(await stored({ description: ' ', title: 'Corner house' }), MESSAGES),
    'Corner house in Jalandhar, Punjab',
  );
});

test('names city and state in the keywords', async () => {
  assert.match(
    listingKeywords(await stored({ property_type: 300 }), MESSAGES),
    /^land for sale in Jalandhar, Punjab, real estate Jalandhar, Punjab real estate$/,
  );
});

test('lists the known rows of the overview, dates as ISO days', async () => {
  const [, place] = nodes(await stored({}));

  assert.partialDeepStrictEqual(place, {
    additionalProperty: [
      { name: 'Total Area', value: 1250 },
      { name: 'House Facing', value: 'North' },
      { name: 'Date Built', value: '2019-04-01' },
    ],
  });
  assert.doesNotMatch(JSON.stringify(place), /Posted On|Project Name/);
});

test('speaks of one listing in every language', async () => {
  const messages = { ...MESSAGES, language: 'pa' } as const;
  const url = 'https://example.test/pa/property-details/a-1';
  const graph = listingJsonLd(await stored({}), { ...CONTEXT, url, messages })['@graph'];

  assert.partialDeepStrictEqual(graph, [
    { '@id': CONTEXT.id, url, inLanguage: 'pa-IN', mainEntity: { '@id': `${CONTEXT.id}#place` } },
    { '@id': `${CONTEXT.id}#place` },
  ]);
});

test('a page in another language says in its words what staff wrote in English', async () => {
  const messages = {
    ...MESSAGES,
    language: 'pa',
    described: { ...MESSAGES.described, house: '{title}: {place} ਵਿੱਚ ਵਿਕਾਊ ਮਕਾਨ' },
  } as const;
  const english = await stored({ title: 'Corner house', description: 'Close to the school.' });
  const punjabi = { ...english, title: 'ਕੋਨੇ ਵਾਲਾ ਮਕਾਨ', description: 'ਸਕੂਲ ਦੇ ਨੇੜੇ।' };
  const sentence = 'Corner house: Jalandhar, Punjab ਵਿੱਚ ਵਿਕਾਊ ਮਕਾਨ';

  assert.deepEqual(
    [listingTitle(english, messages), listingDescription(english, messages)],
    [sentence, sentence],
  );
  assert.deepEqual(
    [listingTitle(punjabi, messages), listingDescription(punjabi, messages)],
    [punjabi.title, punjabi.description],
  );
  assert.equal(listingTitle(punjabi, MESSAGES), punjabi.title);
});
