import type { Db } from '#database/database.server.ts';
import type { Listing } from '#features/listings/listing.ts';
import { findListingsById } from '#features/listings/store/find-listings.server.ts';
import { toRecordId } from '#http/record-id.server.ts';
import { recordChanges, type Signature, writeCatalogue } from '#writes/audited-write.server.ts';
import { actionOf, applyChange, type ChangeRefusal, refusalOf } from './change-listings.server.ts';
import type { ListingChange } from './listing-change.server.ts';

interface Outcome {
  readonly done: number[];
  readonly notDone: { readonly id: number; readonly reason: ChangeRefusal }[];
}

/** Changes what can be changed in one transaction, and says what could not. */
export function changeMany(
  db: Db,
  signature: Signature,
  ids: readonly number[],
  change: ListingChange,
): Promise<Outcome> {
  return writeCatalogue<Outcome>(db, async (db) => {
    const asked = [...new Set(ids)];
    const before = await findAll(db, asked, signature.at);
    const outcome: Outcome = { done: [], notDone: [] };
    for (const id of asked) {
      const listing = before.get(id);
      const reason = listing === undefined ? 'unknown' : refusalOf(listing, change);
      if (reason === undefined) outcome.done.push(id);
      else outcome.notDone.push({ id, reason });
    }
    if (outcome.done.length === 0) return outcome;
    await applyChange(db, outcome.done, change, signature.at);
    const after = await findAll(db, outcome.done, signature.at);
    await recordChanges(
      db,
      signature,
      outcome.done.map((id) => ({
        entity: 'Property',
        entityId: id,
        action: actionOf(change),
        before: before.get(id) ?? null,
        after: after.get(id) ?? null,
      })),
    );
    return outcome;
  });
}

async function findAll(
  db: Db,
  ids: readonly number[],
  at: Date,
): Promise<ReadonlyMap<number, Listing>> {
  const possible = ids.filter((id) => toRecordId(id) === id);
  const listings = await findListingsById(db.selectFrom('property'), possible, at);
  return new Map(listings.map((listing) => [listing.id, listing]));
}
