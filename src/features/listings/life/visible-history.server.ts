import type { Listing } from '#features/listings/listing.ts';
import { SOLD, UNDER_DEAL } from '#features/listings/listing-status.ts';
import type { PublicDb } from '#features/listings/public-listings.server.ts';

export interface VisibleEvent {
  readonly what: 'listed' | 'reduced' | 'underDeal' | 'sold';
  readonly at: string;
}

const MAX_REDUCTIONS = 5;

/** What visitors may know of the life of a listing, oldest first. */
export async function findVisibleHistory(
  db: PublicDb,
  { id, status, statusChangedAt }: Pick<Listing, 'id' | 'status' | 'statusChangedAt'>,
  listedAt: string,
): Promise<VisibleEvent[]> {
  const reductions = await db
    .selectFrom('price_change')
    .select('at')
    .where('property_id', '=', id)
    .where('price_after', '>', 0)
    .whereRef('price_after', '<', 'price_before')
    .where('at', '>=', listedAt)
    .orderBy('id', 'desc')
    .limit(MAX_REDUCTIONS)
    .execute();
  const events: VisibleEvent[] = [
    { what: 'listed', at: listedAt },
    ...reductions.toReversed().map(({ at }) => ({ what: 'reduced', at }) as const),
  ];
  if (status === UNDER_DEAL) events.push({ what: 'underDeal', at: statusChangedAt });
  if (status === SOLD) events.push({ what: 'sold', at: statusChangedAt });
  return events;
}
