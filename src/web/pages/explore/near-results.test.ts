import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LAND, PLOT } from '#features/listings/listing-kind.ts';
import { publicDbOf } from '#features/listings/public-listings.server.ts';
import { NO_FILTERS, type SearchFilters } from '#features/listings/search/filters.ts';
import { findListingCards } from '#features/listings/search/find-matches.server.ts';
import { insertListing } from '#test/factories.ts';
import { TEST_NOW } from '#test/test-app.ts';
import { openTestDatabase } from '#test/test-database.ts';
import type { Place } from '#web/shell/shell-data.ts';
import { nearResults } from './near-results.server.ts';

const MARLA = 272.25;
const TEN_MARLA = { minArea: 10, maxArea: 10, areaUnit: 'marla' } as const;

async function near(
  asked: Partial<SearchFilters>,
  plots: readonly [marlas: number, lakhs: number][],
  place?: Place,
) {
  const database = await openTestDatabase();
  try {
    for (const [marlas, lakhs] of plots)
      await insertListing(database.db, {
        property_type: PLOT,
        title: `${marlas} marla, ${lakhs} lakh`,
        total_area: marlas * MARLA,
        price: lakhs * 100_000,
      });
    const db = publicDbOf(database, () => TEST_NOW);
    const filters = { ...NO_FILTERS, propertyType: PLOT, ...asked };
    const found = await findListingCards(db, filters);
    const results = await nearResults(db, { ...found, filters, place }, 'en');
    if (results === undefined) return undefined;
    const { heading, all } = results;
    return { ...results, heading: plain(heading), all: { ...all, text: plain(all.text) } };
  } finally {
    await database.close();
  }
}

function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}

test('few results are followed by those that nearly fit, without the results themselves', async () => {
  const found = await near({ ...TEN_MARLA, maxBudget: 4_500_000 }, [
    [10, 44],
    [10.8, 40],
    [9, 49],
    [10, 51],
    [12, 40],
    [8.9, 30],
  ]);

  assert.equal(found?.heading, 'Near what you asked for: up to 50 lakh, 9 to 11 marla');
  assert.deepEqual(found.cards.map(({ title }) => title).toSorted(), [
    '10.8 marla, 40 lakh',
    '9 marla, 49 lakh',
  ]);
  assert.equal(found.all.text, 'All 3 plots: up to 50 lakh, 9 to 11 marla');
  const { searchParams } = new URL(found.all.address, 'http://site.test');
  assert.deepEqual(
    ['minArea', 'maxArea', 'areaUnit', 'minBudget', 'maxBudget'].map((name) =>
      searchParams.get(name),
    ),
    ['9', '11', 'marla', null, '5000000'],
  );
});

test('nothing found is followed by what nearly fits', async () => {
  const found = await near({ minBudget: 5_000_000, maxBudget: 5_000_000 }, [[10, 53]]);
  assert.equal(found?.heading, 'Near what you asked for: 45 to 55 lakh');
  assert.equal(found.cards.length, 1);
});

test('where a tenth finds none, a quarter may', async () => {
  const found = await near(TEN_MARLA, [[12.2, 40]]);
  assert.equal(found?.heading, 'Near what you asked for: 7.5 to 13 marla');
});

test('where the town has none, other towns may', async () => {
  const place = { id: 12_345, slug: 'Nakodar-Punjab', name: 'Nakodar', stateName: 'Punjab' };
  const found = await near({ ...TEN_MARLA, location: place.id }, [[10.2, 40]], place);
  assert.equal(found?.heading, 'Near what you asked for: 9 to 11 marla, other towns');
  assert.equal(found.cards.length, 1);
  assert.doesNotMatch(found.all.address, /loc=/);
  assert.equal(await near({ location: place.id }, [[10.2, 40]], place), undefined);
});

test('where nothing comes near, what can be had at any size or price is shown, cheapest first', async () => {
  const place = { id: 1, slug: 'Nakodar-Punjab', name: 'Nakodar', stateName: 'Punjab' };
  const asked = { ...TEN_MARLA, maxBudget: 500_000 };
  const ofAnyArea = await near(asked, [
    [3, 4],
    [10, 40],
  ]);
  assert.equal(ofAnyArea?.heading, 'Near what you asked for: Plot, up to 5 lakh');
  assert.equal(ofAnyArea.all.text, 'Show 1 plot: up to 5 lakh');

  const atAnyPrice = await near(asked, [
    [10, 44],
    [5, 30],
    [10, 40],
  ]);
  assert.equal(atAnyPrice?.heading, 'Near what you asked for: Plot, 10 marla');
  assert.deepEqual(
    atAnyPrice.cards.map(({ title }) => title),
    ['10 marla, 40 lakh', '10 marla, 44 lakh'],
  );

  const atAll = await near(asked, [[5, 30]]);
  assert.equal(atAll?.heading, 'Near what you asked for: Plot');
  assert.equal(atAll.all.text, 'Show 1 plot');
  assert.match(atAll.all.address, /type=200/);
  assert.doesNotMatch(atAll.all.address, /rea|udget/i);

  const elsewhere = await near({ ...asked, location: 12_345 }, [[5, 30]], place);
  assert.equal(elsewhere?.heading, 'Near what you asked for: Plot, other towns');
  assert.equal(await near({ ...asked, propertyType: LAND }, [[5, 30]]), undefined);
});

test('at most six are shown, and the rest is a link away', async () => {
  const found = await near({ maxBudget: 1_000_000 }, [
    [1, 10],
    ...Array.from({ length: 9 }, (): [number, number] => [1, 10.5]),
  ]);
  assert.equal(found?.cards.length, 6);
  assert.equal(found.all.text, 'All 10 plots: up to 11 lakh');
});

test('enough results, a search without amounts and a kind of which there is none are followed by none', async () => {
  const many = Array.from({ length: 4 }, (): [number, number] => [10, 40]);
  assert.equal(await near(TEN_MARLA, [...many, [10.5, 40]]), undefined);
  assert.equal(await near({ plotType: 1 }, [[10, 40]]), undefined);
  assert.equal(await near({ ...TEN_MARLA, propertyType: LAND }, [[10.5, 40]]), undefined);
  assert.equal(
    await near({ ...TEN_MARLA, pageNumber: 2 }, [
      [10, 40],
      [10.5, 40],
    ]),
    undefined,
  );
});
