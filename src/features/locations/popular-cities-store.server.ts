import type { Db } from '#database/database.server.ts';
import type { City } from './location.ts';
import { findCitiesById } from './location-store.server.ts';

const AT_MOST = 12;

/** Cities that have listings: most popular listings first, then most listings, then name. */
export async function findPopularCities(db: Db): Promise<City[]> {
  const rows = await db
    .selectFrom('property')
    .innerJoin('city', 'city.id', 'property.city_id')
    .select('city.id')
    .groupBy(['city.id', 'city.name'])
    .orderBy(({ fn }) => fn.sum('is_popular'), 'desc')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('city.name')
    .orderBy('city.id')
    .limit(AT_MOST)
    .execute();
  return findCitiesById(
    db,
    rows.map((row) => row.id),
  );
}
