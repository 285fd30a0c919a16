import { sql } from 'kysely';
import { LISTING_KINDS } from '#features/listings/listing-kind.ts';
import { placeSlug } from '#features/listings/place.ts';
import { type PublicDb, publicListings } from '#features/listings/public-listings.server.ts';
import { listingSlug } from '#features/listings/slug.ts';

/**
 * A file covers a span of ids, not a number of rows, so that a removed row moves no other to another
 * file. A listing has an address in each language, a city up to five; a file holds 50,000 at most.
 */
const IDS_PER_FILE = { id: 5000, city_id: 3000 } as const;

type SpannedColumn = keyof typeof IDS_PER_FILE;

export function findListingSitemaps(db: PublicDb): Promise<number[]> {
  return findSitemaps(db, 'id');
}

/** Of the explore pages of places. */
export function findPlaceSitemaps(db: PublicDb): Promise<number[]> {
  return findSitemaps(db, 'city_id');
}

/** The numbers of the files with listings, from 1. */
async function findSitemaps(db: PublicDb, column: SpannedColumn): Promise<number[]> {
  const { last } = await publicListings(db)
    .select(({ fn }) => fn.max(column).as('last'))
    .executeTakeFirstOrThrow();
  const numbers = Array.from(
    { length: Math.ceil((last ?? 0) / IDS_PER_FILE[column]) },
    (_, index) => index + 1,
  );
  const held = await Promise.all(
    numbers.map((number) => {
      const [after, upTo] = spanOf(column, number);
      return publicListings(db)
        .where(column, '>', after)
        .where(column, '<=', upTo)
        .select('property.id')
        .limit(1)
        .executeTakeFirst();
    }),
  );
  return numbers.filter((_, index) => held[index] !== undefined);
}

function spanOf(column: SpannedColumn, number: number): [after: number, upTo: number] {
  return [(number - 1) * IDS_PER_FILE[column], number * IDS_PER_FILE[column]];
}

export interface ListedListing {
  readonly slug: string;
  readonly updated: string;
  /** Root-relative. */
  readonly imageUrls: readonly string[];
}

export async function findListingsOfSitemap(
  db: PublicDb,
  number: number,
): Promise<ListedListing[]> {
  const [after, upTo] = spanOf('id', number);
  const listings = publicListings(db)
    .where('property.id', '>', after)
    .where('property.id', '<=', upTo);
  const [rows, photos] = await Promise.all([
    listings
      .select(['property.id', 'property.title', 'property.updated_at'])
      .orderBy('property.id')
      .execute(),
    listings
      .innerJoin('property_image', 'property_image.property_id', 'property.id')
      .innerJoin('image', 'image.id', 'property_image.image_id')
      .select(['property.id', 'image.path'])
      .orderBy('property.id')
      .orderBy('property_image.position')
      .execute(),
  ]);
  const photosOf = Map.groupBy(photos, ({ id }) => id);
  return rows.map(({ id, title, updated_at }) => ({
    slug: listingSlug(title, id),
    updated: updated_at,
    imageUrls: (photosOf.get(id) ?? []).map(({ path }) => `/${path}`),
  }));
}

export interface ListedPlace {
  readonly place: { readonly id: number; readonly slug: string };
  readonly types: readonly number[];
}

export async function findPlacesOfSitemap(db: PublicDb, number: number): Promise<ListedPlace[]> {
  const [after, upTo] = spanOf('city_id', number);
  const cities = await db
    .selectFrom('city')
    .innerJoin('state', 'state.id', 'city.state_id')
    .where('city.id', '>', after)
    .where('city.id', '<=', upTo)
    .select(['city.id', 'city.name', 'state.name as stateName'])
    .select(({ exists }) =>
      LISTING_KINDS.map(({ id, block }) =>
        exists(
          publicListings(db)
            .select(sql`1`.as('one'))
            .where('property.city_id', '=', sql.ref<number>('city.id'))
            .where('property_type', '=', id),
        ).as(block),
      ),
    )
    .orderBy('city.id')
    .execute();
  return cities
    .map((city) => ({
      place: { id: city.id, slug: placeSlug(city) },
      types: LISTING_KINDS.filter(({ block }) => Boolean(city[block])).map(({ id }) => id),
    }))
    .filter(({ types }) => types.length > 0);
}

/** The kinds that have listings. */
export async function findListedKinds(db: PublicDb): Promise<number[]> {
  const kinds = LISTING_KINDS.map(({ id }) => id);
  const found = await Promise.all(
    kinds.map((id) =>
      publicListings(db)
        .where('property_type', '=', id)
        .select('property.id')
        .limit(1)
        .executeTakeFirst(),
    ),
  );
  return kinds.filter((_, index) => found[index] !== undefined);
}
