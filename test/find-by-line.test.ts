import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insertStaff } from '#features/accounts/staff-store.server.ts';
import { publicListings } from '#features/listings/public-listings.server.ts';
import { NO_FILTERS } from '#features/listings/search/filters.ts';
import { findMatches } from '#features/listings/search/find-matches.server.ts';
import {
  compileSearch,
  findSearched,
  missOf,
} from '#features/listings/search/match-listing.server.ts';
import { findListingsById } from '#features/listings/store/find-listings.server.ts';
import { insertListings, type NewListing } from '#features/listings/store/write-listings.server.ts';
import { currentPlaces } from '#features/listings/understand/current-places.server.ts';
import { understand } from '#features/listings/understand/understand.ts';
import { TOWN_NAMES } from '#features/places/known-names.ts';
import { OTHER_LANGUAGES } from '#platform/language/language.ts';
import { writeCatalogue } from '#platform/writes/audited-write.server.ts';
import { insertCity } from '#test/factories.ts';
import { createTestApp, TEST_NOW, type TestApp } from '#test/test-app.ts';
import { sampleListings } from '#tools/sample-catalogue/catalogue.ts';
import { loadFactsLine } from '#web/pages/facts-lines.server.ts';

const LISTINGS = 150;
/** Found one by one, too. */
const COMPARED_LINES = 30;

async function withSamples(): Promise<TestApp> {
  const app = await createTestApp();
  const staff = await insertStaff(app.db, 'office', '', TEST_NOW);
  const cities = new Map<string, number>();
  const listings: NewListing[] = [];
  for (const { input, town } of sampleListings(LISTINGS, TEST_NOW)) {
    const { pa: name_pa = '', hi: name_hi = '' } = TOWN_NAMES[town] ?? {};
    const cityID = cities.get(town) ?? (await insertCity(app.db, { name: town, name_pa, name_hi }));
    cities.set(town, cityID);
    listings.push({ input: { ...input, cityID }, staffId: staff?.id ?? 0, posted: TEST_NOW });
  }
  await writeCatalogue(app.db, (db) => insertListings(db, listings, TEST_NOW));
  return app;
}

test('a listing is found by its line of facts, as it is typed and as it is understood', async () => {
  await using app = await withSamples();
  const { publicDb } = app;
  const everything = { ...NO_FILTERS, pageSize: LISTINGS };
  const { ids } = await findMatches(publicDb, everything);
  const listings = await findListingsById(publicListings(publicDb), ids, TEST_NOW);
  const searched = await findSearched(publicDb, ids);
  const places = await currentPlaces(publicDb);
  let compared = 0;

  for (const listing of listings)
    for (const language of OTHER_LANGUAGES) {
      const line = await loadFactsLine(publicDb, listing, language);
      if (line === '') continue;
      const { filters, text } = understand(line, places);
      const understood = await findMatches(publicDb, { ...everything, ...filters, text });
      assert.ok(understood.ids.includes(listing.id), `${line}: ${text}`);
      const typed = { ...everything, text: line };
      const found = await findMatches(publicDb, typed);
      assert.ok(found.ids.includes(listing.id), line);

      compared += 1;
      if (compared > COMPARED_LINES) continue;
      const search = compileSearch(typed);
      const fitting = searched.filter((one) => missOf(search, one) === undefined);
      assert.deepEqual(new Set(fitting.map(({ id }) => id)), new Set(found.ids), line);
    }
  assert.ok(compared > LISTINGS, String(compared));
});
