import { sql } from 'kysely';
import { LISTING_KINDS } from '#features/listings/listing-kind.ts';
import { type PublicDb, publicListings } from '#features/listings/public-listings.server.ts';
import { listingSlug } from '#features/listings/slug.ts';
import { placeSlug } from '#features/places/place.ts';

/** By ids, not rows, so that a removed listing moves no other to another sitemap. */
const IDS_PER_SITEMAP = 5000;

/** Numbered from 1. */
export async function findListingSitemaps(db: PublicDb): Promise<number[]> {
  const { last } = await publicListings(db)
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  const numbers = Array.from(
    { length: Math.ceil((last ?? 0) / IDS_PER_SITEMAP) },
    (_, index) => index + 1,
  );
  const held = await Promise.all(
    numbers.map((number) =>
      selectSpan(db, number).select('property.id').limit(1).executeTakeFirst(),
    ),
  );
  return numbers.filter((_, index) => held[index] !== undefined);
}

export interface ListedListing {
  readonly slug: string;
  readonly updated: string;
  /** Root-relative, or null. */
  readonly imageUrl: string | null;
}

export async function findListingsOfSitemap(
  db: PublicDb,
  number: number,
): Promise<ListedListing[]> {
  const rows = await selectSpan(db, number)
    .leftJoin('image', 'image.id', 'property.image_id')
    .select(['property.id', 'property.title', 'property.updated_at', 'image.path'])
    .orderBy('property.id')
    .execute();
  return rows.map(({ id, title, updated_at, path }) => ({
    slug: listingSlug(title, id),
    updated: updated_at,
    imageUrl: path === null ? null : `/${path}`,
  }));
}

/** Cities with listings, and the kinds of these. */
export async function findListedPlaces(
  db: PublicDb,
): Promise<{ place: { id: number; slug: string }; types: number[] }[]> {
  const cities = await db
    .selectFrom('city')
    .innerJoin('state', 'state.id', 'city.state_id')
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

function selectSpan(db: PublicDb, number: number) {
  return publicListings(db)
    .where('property.id', '>', (number - 1) * IDS_PER_SITEMAP)
    .where('property.id', '<=', number * IDS_PER_SITEMAP);
}
