import { type ExpressionBuilder, sql } from 'kysely';
import type { Listing } from '#features/listings/listing.ts';
import { ListingInput } from '#features/listings/listing-input.ts';
import {
  DRAFT,
  hasPage,
  isPublicStatus,
  PUBLIC_STATUSES,
} from '#features/listings/listing-status.ts';
import { findListingsById } from '#features/listings/store/find-listings.server.ts';
import { listingsAndTrash } from '#features/listings/store/listing-entity.server.ts';
import type { FoundListing } from '#features/listings/store/listing-row.server.ts';
import type { Db } from '#platform/database/database.server.ts';
import type { Tables } from '#platform/database/tables.ts';
import { toRecordId } from '#platform/http/record-id.server.ts';
import {
  type IsExpected,
  recordChanges,
  type Signature,
  writeCatalogue,
  writeRecord,
} from '#platform/writes/audited-write.server.ts';
import type { ListingChange } from './listing-change.server.ts';

/** Why a listing is not changed. */
export type ChangeRefusal = 'unknown' | 'not in the trash' | 'incomplete';

function refusalOf(listing: Listing, change: ListingChange): ChangeRefusal | undefined {
  const { trashedAt } = listing;
  if (change.do === 'restore') return trashedAt === null ? 'not in the trash' : undefined;
  if (trashedAt !== null) return 'unknown';
  return change.do === 'status' && !isComplete(listing, change.status) ? 'incomplete' : undefined;
}

/** Only a draft may lack what is required. */
function isComplete(listing: Listing, status: number): boolean {
  if (listing.status !== DRAFT || status === DRAFT) return true;
  return ListingInput.safeParse({ ...listing, status }).success;
}

/** How the audit trail names a change. */
function actionOf(change: ListingChange): 'update' | 'trash' | 'restore' {
  return change.do === 'trash' || change.do === 'restore' ? change.do : 'update';
}

export function changeListing(
  db: Db,
  signature: Signature,
  id: number,
  change: ListingChange,
  isExpected?: IsExpected,
) {
  const record = { ...listingsAndTrash, id, isExpected, action: actionOf(change) };
  return writeRecord<FoundListing, ChangeRefusal>(db, signature, record, async (db, { record }) => {
    const refused = refusalOf(record, change);
    if (refused !== undefined) return { refused };
    await applyChange(db, [id], change, signature.at);
    return undefined;
  });
}

/** Call it in a write of the catalogue, for listings that `refusalOf` does not refuse. */
async function applyChange(
  db: Db,
  ids: readonly number[],
  change: ListingChange,
  at: Date,
): Promise<void> {
  await db
    .updateTable('property')
    .set((set) => ({
      ...columnsOf(set, change, at.toISOString()),
      version: set('version', '+', 1),
      updated_at: at.toISOString(),
    }))
    .where('id', 'in', ids)
    .execute();
}

function columnsOf(set: ExpressionBuilder<Tables, 'property'>, change: ListingChange, at: string) {
  switch (change.do) {
    case 'status': {
      const { status } = change;
      const published = hasPage(status) ? at : null;
      return {
        status,
        status_changed_at: sql<string>`case when status = ${status} then status_changed_at else ${at} end`,
        published_at: sql<string | null>`coalesce(published_at, ${published})`,
        is_public: isPublicStatus(status) ? 1 : 0,
      };
    }
    case 'checked':
      return { checked_at: change.checkedAt === undefined ? at : earlier(change.checkedAt, at) };
    case 'trash':
      return { trashed_at: at, is_public: 0 };
    case 'restore':
      return {
        trashed_at: null,
        is_public: set.case().when('status', 'in', PUBLIC_STATUSES).then(1).else(0).end(),
      };
    case 'popular':
      return { is_popular: change.isPopular ? 1 : 0 };
  }
}

/** Nothing was checked in the future. */
function earlier(given: string | null, at: string): string | null {
  return given !== null && given > at ? at : given;
}

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
