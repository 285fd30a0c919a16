import assert from 'node:assert/strict';
import { test } from 'node:test';
import { publicListings } from '#features/listings/public-listings.server.ts';
import { NO_FILTERS } from '#features/listings/search/filters.ts';
import { findMatches } from '#features/listings/search/find-matches.server.ts';
import {
  compileSearch,
  findSearched,
  missOf,
} from '#features/listings/search/match-listing.server.ts';
import { findListingsById } from '#features/listings/store/find-listings.server.ts';
import { currentPlaces } from '#features/listings/understand/current-places.server.ts';
import { understand } from '#features/listings/understand/understand.ts';
import { OTHER_LANGUAGES } from '#platform/language/language.ts';
import { insertSamples } from '#test/insert-samples.ts';
import { createTestApp, TEST_NOW } from '#test/test-app.ts';
import { loadFactsLine } from '#web/pages/facts-lines.server.ts';

const LISTINGS = 150;
/** Found one by one, too. */
const COMPARED_LINES = 30;

test('a listing is found by its line of facts, as it is typed and as it is understood', async () => {
  await using app = await createTestApp();
  await insertSamples(app.db, LISTINGS);
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
