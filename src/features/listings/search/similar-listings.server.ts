import type { Listing } from '#features/listings/listing.ts';
import type { ListingSummary } from '#features/listings/listing-summary.ts';
import { listingsWithPage, type PublicDb } from '#features/listings/public-listings.server.ts';
import { findCards } from '#features/listings/store/listing-cards.server.ts';
import type { Language } from '#platform/language/language.ts';
import { newestQuery } from './queries.server.ts';

const MAX_LISTINGS = 12;
const MIN_OF_CITY = 3;
/** Of these, the newest, the most like are shown. */
const CANDIDATES = 4 * MAX_LISTINGS;

/**
 * Other listings of the same city and kind, or of the kind alone when those are fewer than 3: those
 * of about the same price, area and sort (a kothi, a commercial plot) first, among like ones the newest.
 */
export async function findSimilarListings(
  db: PublicDb,
  { id, propertyType, cityID }: Pick<Listing, 'id' | 'propertyType' | 'cityID'>,
  language: Language = 'en',
): Promise<ListingSummary[]> {
  const newestOthers = async (cityId?: number) => {
    const rows = await newestQuery(db, [propertyType], CANDIDATES + 1, cityId).execute();
    return rows.map((row) => row.id).filter((other) => other !== id);
  };
  const ofCity = await newestOthers(cityID);
  const others = ofCity.length < MIN_OF_CITY ? await newestOthers() : ofCity;
  const similar = await mostLikeFirst(db, id, others);
  return findCards(db, similar.slice(0, MAX_LISTINGS), language);
}

/** Unchanged for a listing without a page, of which nothing is compared. */
async function mostLikeFirst(
  db: PublicDb,
  id: number,
  others: readonly number[],
): Promise<readonly number[]> {
  const rows = await compared(db)
    .where('property.id', 'in', [id, ...others])
    .execute();
  const own = rows.find((row) => row.id === id);
  if (own === undefined) return others;
  const differences = new Map(rows.map((row) => [row.id, difference(own, row)]));
  return others.toSorted((a, b) => (differences.get(a) ?? 0) - (differences.get(b) ?? 0));
}

function compared(db: PublicDb) {
  return listingsWithPage(db).select([
    'property.id',
    'property.price',
    'property.total_area',
    'property.house_type',
    'property.plot_type',
    'property.land_type',
  ]);
}

type Compared = Awaited<ReturnType<ReturnType<typeof compared>['executeTakeFirstOrThrow']>>;

/** 0 for the same; another sort counts as much as a price or an area that is 2.7 times as large. */
function difference(a: Compared, b: Compared): number {
  const isSameSort =
    a.house_type === b.house_type && a.plot_type === b.plot_type && a.land_type === b.land_type;
  return factor(a.price, b.price) + factor(a.total_area, b.total_area) + (isSameSort ? 0 : 1);
}

/** As a logarithm, which is the same upwards and downwards; 1 where one of them is not known. */
function factor(a: number, b: number): number {
  return a > 0 && b > 0 ? Math.abs(Math.log(a / b)) : 1;
}
