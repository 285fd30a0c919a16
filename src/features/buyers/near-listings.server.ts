import type { Listing } from '#features/listings/listing.ts';
import { type PublicDb, publicListings } from '#features/listings/public-listings.server.ts';
import { AMOUNT_RANGES } from '#features/listings/search/filters.ts';
import { findMatches } from '#features/listings/search/find-matches.server.ts';
import {
  compileSearch,
  findSearched,
  missOf,
} from '#features/listings/search/match-listing.server.ts';
import { findListingsById } from '#features/listings/store/find-listings.server.ts';
import { searchOf, type Wants } from './buyer.ts';
import { byDistance, isNear, MOST_NEAR, NEARLY, type SmallMiss } from './fit.ts';

interface NearListing {
  readonly listing: Listing;
  readonly miss: SmallMiss;
}

/** The newest listings that each widened search looks at. */
const PAGE = { pageNumber: 1, pageSize: 100 };
/** Widened a little more, because searches round; `missOf` decides. */
const BESIDE = NEARLY + 0.01;

/** What a buyer would find but for one measure that misses by little; the closest first. */
export async function findNearListings(publicDb: PublicDb, wants: Wants): Promise<NearListing[]> {
  const search = compileSearch(searchOf(wants));
  const near = new Map<number, { id: number; miss: SmallMiss }>();
  for (const beside of searchesBeside(wants)) {
    const { ids } = await findMatches(publicDb, searchOf(beside, PAGE));
    for (const listing of await findSearched(publicDb, ids)) {
      const miss = missOf(search, listing);
      if (isNear(miss)) near.set(listing.id, { id: listing.id, miss });
    }
  }
  const closest = [...near.values()].toSorted(byDistance).slice(0, MOST_NEAR);
  const ids = closest.map(({ id }) => id);
  const listings = await findListingsById(publicListings(publicDb), ids, publicDb.now());
  return listings.flatMap((listing) => {
    const found = near.get(listing.id);
    return found === undefined ? [] : [{ listing, miss: found.miss }];
  });
}

/** The wish with one of its measures moved to just outside. */
function searchesBeside(wants: Wants): Wants[] {
  const { noOfRooms = 0 } = wants;
  const ranges = AMOUNT_RANGES.flatMap(([min, max]) => {
    const { [min]: from = 0, [max]: to = 0 } = wants;
    return [
      ...(from > 0 ? [{ ...wants, [min]: from * (1 - BESIDE), [max]: from }] : []),
      ...(to > 0 ? [{ ...wants, [min]: to, [max]: to * (1 + BESIDE) }] : []),
    ];
  });
  return noOfRooms > 1 ? [...ranges, { ...wants, noOfRooms: noOfRooms - 1 }] : ranges;
}
