import { textIn } from '#database/text-in.server.ts';
import { areaUnit } from '#features/listings/field-queries.ts';
import type { ListingCard } from '#features/listings/listing-card.ts';
import { photoFromRow } from '#features/listings/photos/photo.ts';
import { type PublicDb, publicListings } from '#features/listings/public-listings.server.ts';
import type { SearchFilters } from '#features/listings/search/filters.ts';
import { findMatches } from '#features/listings/search/find-matches.server.ts';
import { listingSlug } from '#features/listings/slug.ts';
import type { Language } from '#language/language.ts';
import { areaAsFrom } from './area-columns.server.ts';

export async function findListingCards(
  db: PublicDb,
  filters: SearchFilters,
  language: Language = 'en',
): Promise<{ items: ListingCard[]; totalCount: number }> {
  const { ids, totalCount } = await findMatches(db, filters);
  return { items: await findCards(db, ids, language), totalCount };
}

/** Cards in the order of the ids, with the texts of a language where there are some. */
export async function findCards(
  db: PublicDb,
  ids: readonly number[],
  language: Language = 'en',
): Promise<ListingCard[]> {
  if (ids.length === 0) return [];
  const rows = await selectCards(db, language).where('property.id', 'in', ids).execute();
  const cards = new Map(rows.map((row) => [row.id, cardFromRow(row)]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}

function selectCards(db: PublicDb, language: Language) {
  return publicListings(db)
    .innerJoin('city', 'city.id', 'property.city_id')
    .innerJoin('state', 'state.id', 'city.state_id')
    .leftJoin('image', 'image.id', 'property.image_id')
    .select([
      'property.id',
      'property.title as original_title',
      'property.price',
      'property.property_type',
      'property.total_area',
      'property.said_area',
      'property.said_area_unit',
      'property.square_feet_per_marla',
      'property.video_id',
      'property.posted',
      'property.is_popular',
      'image.path as image_path',
      'image.width as image_width',
      'image.height as image_height',
      'image.placeholder as image_placeholder',
    ])
    .select([
      textIn(language, 'property.title').as('title'),
      textIn(language, 'property.description').as('description'),
      textIn(language, 'property.neighbourhood').as('neighbourhood'),
      textIn(language, 'city.name').as('city_name'),
      textIn(language, 'state.name').as('state_name'),
    ]);
}

type CardRow = Awaited<ReturnType<ReturnType<typeof selectCards>['executeTakeFirstOrThrow']>>;

function cardFromRow(row: CardRow): ListingCard {
  return {
    id: row.id,
    slug: listingSlug(row.original_title, row.id),
    title: row.title,
    description: row.description,
    neighbourhood: row.neighbourhood,
    price: row.price,
    propertyType: row.property_type,
    totalArea: row.total_area,
    areaUnit: areaUnit(row.property_type),
    areaAs: areaAsFrom(row),
    cityName: row.city_name,
    stateName: row.state_name,
    videoId: row.video_id,
    posted: row.posted,
    isPopular: row.is_popular === 1,
    image: photoFromRow(row),
  };
}
