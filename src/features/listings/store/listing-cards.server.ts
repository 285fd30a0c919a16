import { areaUnit } from '#features/listings/field-queries.ts';
import type { ListingCard } from '#features/listings/listing-card.ts';
import { photoFromRow } from '#features/listings/photos/photo.ts';
import { type PublicDb, publicListings } from '#features/listings/public-listings.server.ts';
import type { SearchFilters } from '#features/listings/search/filters.ts';
import { findMatches } from '#features/listings/search/find-matches.server.ts';
import { listingSlug } from '#features/listings/slug.ts';

export async function findListingCards(
  db: PublicDb,
  filters: SearchFilters,
): Promise<{ items: ListingCard[]; totalCount: number }> {
  const { ids, totalCount } = await findMatches(db, filters);
  return { items: await findCards(db, ids), totalCount };
}

/** Cards in the order of the ids. */
export async function findCards(db: PublicDb, ids: readonly number[]): Promise<ListingCard[]> {
  if (ids.length === 0) return [];
  const rows = await selectCards(db).where('property.id', 'in', ids).execute();
  const cards = new Map(rows.map((row) => [row.id, cardFromRow(row)]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}

function selectCards(db: PublicDb) {
  return publicListings(db)
    .innerJoin('city', 'city.id', 'property.city_id')
    .innerJoin('state', 'state.id', 'city.state_id')
    .leftJoin('image', 'image.id', 'property.image_id')
    .select([
      'property.id',
      'property.title',
      'property.description',
      'property.neighbourhood',
      'property.price',
      'property.property_type',
      'property.total_area',
      'property.video_id',
      'property.posted',
      'property.is_popular',
      'city.name as city_name',
      'state.name as state_name',
      'image.path as image_path',
      'image.width as image_width',
      'image.height as image_height',
      'image.placeholder as image_placeholder',
    ]);
}

type CardRow = Awaited<ReturnType<ReturnType<typeof selectCards>['executeTakeFirstOrThrow']>>;

function cardFromRow(row: CardRow): ListingCard {
  return {
    id: row.id,
    slug: listingSlug(row.title, row.id),
    title: row.title,
    description: row.description,
    neighbourhood: row.neighbourhood,
    price: row.price,
    propertyType: row.property_type,
    totalArea: row.total_area,
    areaUnit: areaUnit(row.property_type),
    cityName: row.city_name,
    stateName: row.state_name,
    videoId: row.video_id,
    posted: row.posted,
    isPopular: row.is_popular === 1,
    image: photoFromRow(row),
  };
}
