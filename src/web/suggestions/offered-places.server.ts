import { columnsInAllLanguages, languageColumn } from '#features/listings/language-columns.ts';
import { LISTING_KINDS } from '#features/listings/listing-kind.ts';
import { type PublicDb, publicListings } from '#features/listings/public-listings.server.ts';
import { recordOf } from '#features/listings/typed-record.ts';
import { OTHER_LANGUAGES } from '#platform/language/language.ts';

/** Of the newest so many the neighbourhoods are read: of all it would take seconds with a million. */
const NEWEST = 20_000;
const MOST_QUARTERS = 200;
const FEWEST_OF_QUARTER = 2;

/** How many listings each city has, by kind. */
export async function listingsOfPlaces(
  db: PublicDb,
): Promise<ReadonlyMap<number, Readonly<Record<number, number>>>> {
  const rows = await publicListings(db)
    .select(({ fn }) => ['city_id', 'property_type', fn.countAll<number>().as('listings')])
    .groupBy(['city_id', 'property_type'])
    .execute();
  const byCity = Map.groupBy(rows, ({ city_id }) => city_id);
  return new Map(
    [...byCity].map(([city, kinds]) => [
      city,
      Object.fromEntries(
        kinds.map(({ property_type, listings }) => [property_type, Number(listings)]),
      ),
    ]),
  );
}

/** The neighbourhoods that several listings name, of which kinds; those of most listings first. */
export async function quartersOfPlaces(db: PublicDb) {
  const newest = publicListings(db)
    .select([
      'property.city_id',
      'property.property_type',
      ...columnsInAllLanguages('property.neighbourhood'),
    ])
    .orderBy('property.id', 'desc')
    .limit(NEWEST);
  const rows = await db
    .selectFrom(newest.as('newest'))
    .select(({ fn }) => [
      'city_id',
      'neighbourhood',
      ...OTHER_LANGUAGES.map((language) =>
        fn.max(languageColumn('neighbourhood', language)).as(language),
      ),
      ...LISTING_KINDS.map(({ id, block }) =>
        fn.countAll<number>().filterWhere('property_type', '=', id).as(block),
      ),
    ])
    .where('neighbourhood', '!=', '')
    .groupBy(['city_id', 'neighbourhood'])
    .having(({ fn }) => fn.countAll(), '>=', FEWEST_OF_QUARTER)
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('neighbourhood')
    .limit(MOST_QUARTERS)
    .execute();
  return rows.map(({ city_id, neighbourhood, ...row }) => ({
    ...{ city_id, neighbourhood, ...recordOf(OTHER_LANGUAGES, (language) => row[language]) },
    kinds: LISTING_KINDS.filter(({ block }) => Number(row[block]) > 0).map(({ id }) => id),
  }));
}
