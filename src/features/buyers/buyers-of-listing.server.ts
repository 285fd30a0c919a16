import type { PublicDb } from '#features/listings/public-listings.server.ts';
import { findSearched, missOf } from '#features/listings/search/match-listing.server.ts';
import type { Db } from '#platform/database/database.server.ts';
import type { Buyer, Wants } from './buyer.ts';
import { byDistance, isNear, MOST_NEAR, type SmallMiss } from './fit.ts';
import { buyerFromRow } from './read-buyers.server.ts';
import { wantingBuyers } from './wanting-buyers.server.ts';

/** A buyer whom a listing fits, or nearly fits. */
interface FittingBuyer {
  readonly buyer: Buyer;
  readonly wants: Wants;
  readonly miss: SmallMiss | undefined;
  /** When this listing was sent to the buyer, or null. */
  readonly sentAt: string | null;
}

interface BuyersOfListing {
  readonly items: FittingBuyer[];
  readonly totalCount: number;
  /** Those whom it misses by one measure, and by little; the closest first. */
  readonly near: FittingBuyer[];
}

/**
 * Whose search finds the listing, and whose nearly does. Nobody wants what visitors do not see.
 * The near ones come with the first page.
 */
export async function findBuyersOf(
  db: Db,
  publicDb: PublicDb,
  id: number,
  { pageNumber, pageSize }: { readonly pageNumber: number; readonly pageSize: number },
): Promise<BuyersOfListing> {
  const [listing] = await findSearched(publicDb, [id]);
  if (listing === undefined) return { items: [], totalCount: 0, near: [] };
  const exact: { id: number; wants: Wants; miss: undefined }[] = [];
  const near: { id: number; wants: Wants; miss: SmallMiss }[] = [];
  for (const { id, wants, search } of await wantingBuyers(db)) {
    const miss = missOf(search, listing);
    if (miss === undefined) exact.push({ id, wants, miss });
    else if (isNear(miss)) near.push({ id, wants, miss });
  }
  const from = (pageNumber - 1) * pageSize;
  const closest = near.toSorted(byDistance);
  const page = exact.slice(from, from + pageSize);
  const beside = from === 0 ? closest.slice(0, MOST_NEAR) : [];
  const people = await findPeople(
    db,
    id,
    [...page, ...beside].map((found) => found.id),
  );
  const complete = (found: (typeof page)[number] | (typeof near)[number]) => {
    const person = people.get(found.id);
    return person === undefined ? [] : [{ ...person, wants: found.wants, miss: found.miss }];
  };
  return {
    items: page.flatMap(complete),
    totalCount: exact.length,
    near: beside.flatMap(complete),
  };
}

async function findPeople(db: Db, listingId: number, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { buyer: Buyer; sentAt: string | null }>();
  const rows = await db
    .selectFrom('buyer')
    .leftJoin('buyer_sent', (join) =>
      join
        .onRef('buyer_sent.buyer_id', '=', 'buyer.id')
        .on('buyer_sent.property_id', '=', listingId),
    )
    .selectAll('buyer')
    .select('buyer_sent.sent_at')
    .where('buyer.id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ sent_at: sentAt, ...row }) => [row.id, { buyer: buyerFromRow(row), sentAt }]),
  );
}
