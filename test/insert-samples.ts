import { insertStaff } from '#features/accounts/staff-store.server.ts';
import type { NewPhoto } from '#features/listings/store/photo-rows.server.ts';
import { insertListings, type NewListing } from '#features/listings/store/write-listings.server.ts';
import { TOWN_NAMES } from '#features/places/known-names.ts';
import type { Db } from '#platform/database/database.server.ts';
import { writeCatalogue } from '#platform/writes/audited-write.server.ts';
import { sampleListings } from '#tools/sample-catalogue/catalogue.ts';
import { insertCity } from './factories.ts';
import { TEST_NOW } from './test-app.ts';

/** The listings of the sample catalogue, each with the same photos, in an empty database. */
export async function insertSamples(
  db: Db,
  count: number,
  photos: readonly NewPhoto[] = [],
): Promise<void> {
  const staff = await insertStaff(db, 'office', '', TEST_NOW);
  const cities = new Map<string, number>();
  const listings: NewListing[] = [];
  for (const { input, town } of sampleListings(count, TEST_NOW)) {
    const { pa: name_pa = '', hi: name_hi = '' } = TOWN_NAMES[town] ?? {};
    const cityID = cities.get(town) ?? (await insertCity(db, { name: town, name_pa, name_hi }));
    cities.set(town, cityID);
    listings.push({
      input: { ...input, cityID },
      staffId: staff?.id ?? 0,
      posted: TEST_NOW,
      photos,
    });
  }
  await writeCatalogue(db, (db) => insertListings(db, listings, TEST_NOW));
}
