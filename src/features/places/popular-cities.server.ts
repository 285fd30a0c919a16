import type { City } from '#features/listings/place.ts';
import { type PublicDb, publicListings } from '#features/listings/public-listings.server.ts';
import { findCitiesById } from './find-places.server.ts';

const MAX_CITIES = 12;

/** Cities with listings: most popular listings first, then most listings, then name. */
export async function findPopularCities(db: PublicDb): Promise<City[]> {
  const rows = await popularCitiesQuery(db).execute();
  return findCitiesById(
    db,
    rows.map((row) => row.id),
  );
}

function popularCitiesQuery(db: PublicDb) {
  const listed = publicListings(db)
    .select(({ fn }) => [
      'city_id',
      fn.sum<number>('is_popular').as('popular'),
      fn.countAll<number>().as('listings'),
    ])
    .groupBy('city_id');
  return db
    .selectFrom(listed.as('listed'))
    .innerJoin('city', 'city.id', 'listed.city_id')
    .select('city.id')
    .orderBy('popular', 'desc')
    .orderBy('listings', 'desc')
    .orderBy('city.name')
    .orderBy('city.id')
    .limit(MAX_CITIES);
}
