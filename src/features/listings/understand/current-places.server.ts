import type { City } from '#features/listings/place.ts';
import type { PublicDb } from '#features/listings/public-listings.server.ts';
import { CITY_COLUMNS, cityFrom } from '#features/listings/store/place-columns.server.ts';
import { memoizePerVersion } from '#platform/database/catalogue-version.server.ts';
import type { ReadDb } from '#platform/database/database.server.ts';
import { knownPlaces } from './read-place.ts';

export const currentPlaces = memoizePerVersion(async (db: PublicDb) =>
  knownPlaces(await citiesOf(db)),
);

export async function citiesOf(db: ReadDb<'city' | 'state' | 'country'>): Promise<City[]> {
  const rows = await db
    .selectFrom('city')
    .innerJoin('state', 'state.id', 'city.state_id')
    .innerJoin('country', 'country.id', 'state.country_id')
    .select(CITY_COLUMNS)
    .execute();
  return rows.map(cityFrom);
}
