import type { Db } from '#database/database.server.ts';
import { UNDER_DEAL } from '#features/listings/listing-status.ts';
import type { SampleListing } from './catalogue.ts';

const DAY_MS = 86_400_000;
/** Ago at most, so that a reduction is still shown for a while. */
const MAX_AGE_MS = 40 * DAY_MS;

/** What happened to some of the listings since they were posted; call it where they are stored. */
export async function storeSampleLife(
  db: Db,
  ids: readonly number[],
  listings: readonly SampleListing[],
  now: Date,
): Promise<void> {
  for (const [index, { input, posted, reducedFrom }] of listings.entries()) {
    const id = ids[index] ?? 0;
    const at = changedAt(posted, now);
    if (input.status === UNDER_DEAL)
      await db
        .updateTable('property')
        .set({ status_changed_at: at })
        .where('id', '=', id)
        .execute();
    if (reducedFrom === undefined) continue;
    await db
      .updateTable('property')
      .set({ reduced_from: reducedFrom, reduced_at: at })
      .where('id', '=', id)
      .execute();
    await db
      .insertInto('price_change')
      .values({ property_id: id, at, price_before: reducedFrom, price_after: input.price })
      .execute();
  }
}

function changedAt(posted: Date, now: Date): string {
  const halfWay = (posted.getTime() + now.getTime()) / 2;
  return new Date(Math.max(halfWay, now.getTime() - MAX_AGE_MS)).toISOString();
}
