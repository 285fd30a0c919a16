import type { Db } from '#database/database.server.ts';
import { rememberPerVersion } from '#database/memoize-per-version.server.ts';
import { findCitiesById } from './find-places.server.ts';
import type { City } from './place.ts';

const AT_MOST = 12;

/** Cities that have listings: most popular listings first, then most listings, then name. */
export async function findPopularCities(db: Db): Promise<City[]> {
  const rows = await popularCitiesQuery(db).execute();
  return findCitiesById(
    db,
    rows.map((row) => row.id),
  );
}

/** The same without asking the database again, until the next write. */
export const rememberedPopularCities = rememberPerVersion(findPopularCities);

function popularCitiesQuery(db: Db) {
  return db
    .with('listed', (db) =>
      db
        .selectFrom('property')
        .select(({ fn }) => [
          'city_id',
          fn.sum<number>('is_popular').as('popular'),
          fn.countAll<number>().as('listings'),
        ])
        .groupBy('city_id'),
    )
    .selectFrom('listed')
    .innerJoin('city', 'city.id', 'listed.city_id')
    .select('city.id')
    .orderBy('popular', 'desc')
    .orderBy('listings', 'desc')
    .orderBy('city.name')
    .orderBy('city.id')
    .limit(AT_MOST);
}
