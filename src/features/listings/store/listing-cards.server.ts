import { areaUnit } from '#features/listings/field-queries.ts';
import { CARD_FIELDS, FIELDS, PLOT_FIELDS } from '#features/listings/fields.ts';
import { knownOfPlot } from '#features/listings/listing-plot.ts';
import { SOLD } from '#features/listings/listing-status.ts';
import type { ListingSummary } from '#features/listings/listing-summary.ts';
import { photoFromRow } from '#features/listings/photo-source.ts';
import { plotQuery } from '#features/listings/plot-drawing/plot-query.ts';
import {
  type ListingQuery,
  listingsWithPage,
  type PublicDb,
  publicListings,
} from '#features/listings/public-listings.server.ts';
import { listingSlug } from '#features/listings/slug.ts';
import { recordOf } from '#features/listings/typed-record.ts';
import { builtOnce } from '#platform/database/built-once.ts';
import { textIn } from '#platform/database/text-columns.server.ts';
import { LANGUAGE_CODES, type Language } from '#platform/language/language.ts';
import { areaAsFrom } from './area-columns.server.ts';
import { isNew, previousPrice } from './life-columns.server.ts';
import { COVER_COLUMNS, photoCount, withCover } from './listing-photos.server.ts';

/** Cards in the order of the ids, with the texts of a language where there are some. */
export async function findCards(
  db: PublicDb,
  ids: readonly number[],
  language: Language = 'en',
  listings: ListingQuery = publicListings(db),
): Promise<ListingSummary[]> {
  if (ids.length === 0) return [];
  const rows = await selectCards[language](listings).where('property.id', 'in', ids).execute();
  const cards = new Map(rows.map((row) => [row.id, cardFromRow(row, db.now())]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}

/** Also of those that were sold a while ago, whose price concerns nobody any more. */
export async function findCardsWithPage(
  db: PublicDb,
  ids: readonly number[],
  language: Language,
): Promise<ListingSummary[]> {
  const cards = await findCards(db, ids, language, listingsWithPage(db));
  return cards.map((card) =>
    card.status === SOLD ? { ...card, price: 0, previousPrice: null } : card,
  );
}

const DETAIL_COLUMNS = [...new Set([...CARD_FIELDS, ...Object.values(PLOT_FIELDS).flat()])].map(
  (name) => `property.${FIELDS[name].column}` as const,
);

const selectCards = recordOf(LANGUAGE_CODES, (language) =>
  builtOnce((listings: ListingQuery) => selectCardsIn(language, listings)),
);

function selectCardsIn(language: Language, listings: ListingQuery) {
  return withCover(listings)
    .innerJoin('city', 'city.id', 'property.city_id')
    .innerJoin('state', 'state.id', 'city.state_id')
    .select([
      'property.id',
      'property.property_number',
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
      'property.status',
      'property.published_at',
      'property.reduced_from',
      'property.reduced_at',
      'property.house_type',
      ...DETAIL_COLUMNS,
      ...COVER_COLUMNS,
    ])
    .select(photoCount)
    .select([
      textIn(language, 'property.title').as('title'),
      textIn(language, 'property.description').as('description'),
      textIn(language, 'property.neighbourhood').as('neighbourhood'),
      textIn(language, 'city.name').as('city_name'),
      textIn(language, 'state.name').as('state_name'),
    ]);
}

type CardRow = Awaited<ReturnType<ReturnType<typeof selectCardsIn>['executeTakeFirstOrThrow']>>;

function cardFromRow(row: CardRow, at: Date): ListingSummary {
  return {
    id: row.id,
    propertyNumber: row.property_number,
    slug: listingSlug(row.original_title, row.id),
    title: row.title,
    description: row.description,
    neighbourhood: row.neighbourhood,
    price: row.price,
    propertyType: row.property_type,
    totalArea: row.total_area,
    areaUnit: areaUnit(row.property_type),
    areaAs: areaAsFrom(row),
    details: recordOf(CARD_FIELDS, (field) => row[FIELDS[field].column]),
    cityName: row.city_name,
    stateName: row.state_name,
    videoId: row.video_id,
    posted: row.posted,
    isPopular: row.is_popular === 1,
    status: row.status,
    previousPrice: previousPrice(row, at),
    isNew: isNew(row, at),
    image: photoFromRow(row),
    drawing: row.image_path === null ? drawingOf(row) : '',
    imageCount: row.image_count,
  };
}

function drawingOf(row: CardRow): string {
  const ground = {
    propertyType: row.property_type,
    houseType: row.house_type,
    totalArea: row.total_area,
    areaAs: areaAsFrom(row),
  };
  const known = knownOfPlot(ground, (name) => row[FIELDS[name].column]);
  return known === undefined ? '' : plotQuery(known);
}
