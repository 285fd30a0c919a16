import { boundedQueue } from '#platform/concurrency/bounded-queue.ts';
import {
  lockCatalogue,
  raiseCatalogueVersion,
} from '#platform/database/catalogue-version.server.ts';
import type { Db, Versioned } from '#platform/database/database.server.ts';
import type { AuditedEntity } from '#platform/http/route-facts.server.ts';

/** Who writes, and when. Commands of the operator have no account: their id is null. */
export interface Signature {
  readonly staffId: number | null;
  readonly userName: string;
  readonly at: Date;
}

export const AUDITED_ACTIONS = ['create', 'update', 'trash', 'restore', 'delete'] as const;

/** One entry of the audit trail. `before` and `after` are what the API shows, or null. */
export interface Change {
  readonly entity: AuditedEntity;
  readonly entityId: number;
  readonly action: (typeof AUDITED_ACTIONS)[number];
  readonly before: object | null;
  readonly after: object | null;
}

/** `Found` may also have what a write needs of the record, such as its row. */
export interface Entity<Found extends Versioned> {
  readonly entity: Change['entity'];
  /** `at` is when it is written. */
  readonly find: (db: Db, id: number, at: Date) => Promise<Found | undefined>;
}

export type IsExpected = (found: Versioned) => boolean;

export interface ExistingRecord<Found extends Versioned> extends Entity<Found> {
  readonly id: number;
  readonly isExpected?: IsExpected | undefined;
}

export interface Refused<Reason> {
  readonly refused: Reason;
}

/** Writes a record and what the trail says of it; a refusal that `work` returns undoes both. */
export function writeRecord<Found extends Versioned, Reason>(
  db: Db,
  signature: Signature,
  record: ExistingRecord<Found> & { readonly action: Exclude<Change['action'], 'create'> },
  work: (db: Db, before: Found) => Promise<Refused<Reason> | undefined>,
): Promise<Found | Refused<Reason | 'unknown' | 'changed'>> {
  const { entity, id, find, isExpected, action } = record;
  return writeCatalogue<Found | Refused<Reason | 'unknown' | 'changed'>>(db, async (db) => {
    const before = await find(db, id, signature.at);
    if (before === undefined) return { refused: 'unknown' };
    if (isExpected !== undefined && !isExpected(before)) return { refused: 'changed' };
    const refusal = await work(db, before);
    if (refusal !== undefined) return refusal;

    const after = action === 'delete' ? undefined : await find(db, id, signature.at);
    if (action !== 'delete' && after === undefined)
      throw new Error(`${entity} ${id} is gone after its own update.`);
    await recordChange(db, signature, {
      entity,
      entityId: id,
      action,
      before: before.record,
      after: after?.record ?? null,
    });
    return after ?? before;
  });
}

/** Must be called in the transaction of the write: neither exists without the other. */
export function recordChange(db: Db, signature: Signature, change: Change): Promise<void> {
  return recordChanges(db, signature, [change]);
}

export async function recordChanges(
  db: Db,
  signature: Signature,
  changes: readonly Change[],
): Promise<void> {
  const entries = changes.map(({ entity, entityId, action, before, after }) => ({
    at: signature.at.toISOString(),
    staff_id: signature.staffId,
    user_name: signature.userName,
    entity,
    entity_id: entityId,
    action,
    before: before && JSON.stringify(before),
    after: after && JSON.stringify(after),
  }));
  await db.insertInto('audit_entry').values(entries).execute();
}

/**
 * Runs a write of what visitors see in one transaction, which a refusal rolls back. Raising the
 * catalogue version first serializes writes on PostgreSQL too. Throws `QueueFull` under load.
 */
export function writeCatalogue<Outcome extends object>(
  db: Db,
  work: (db: Db) => Promise<Outcome>,
): Promise<Outcome> {
  return writeInTurn(db, raiseCatalogueVersion, work);
}

/** As `writeCatalogue`, for what visitors do not see: the version and the ready answers stay. */
export function writeWithoutVersion<Outcome extends object>(
  db: Db,
  work: (db: Db) => Promise<Outcome>,
): Promise<Outcome> {
  return writeInTurn(db, lockCatalogue, work);
}

const MAX_WAITING_WRITES = 500;

/** One write at a time per process: waiting writes must not hold the connections of reads. */
const queues = new WeakMap<Db, ReturnType<typeof boundedQueue>>();

async function writeInTurn<Outcome extends object>(
  db: Db,
  takeLock: (db: Db) => Promise<void>,
  work: (db: Db) => Promise<Outcome>,
): Promise<Outcome> {
  const queue = queues.get(db) ?? boundedQueue({ concurrency: 1, maxWaiting: MAX_WAITING_WRITES });
  queues.set(db, queue);
  let refusal: Outcome | undefined;
  const write = async (db: Db) => {
    await takeLock(db);
    const outcome = await work(db);
    if (!('refused' in outcome)) return outcome;
    refusal = outcome;
    throw new RolledBack();
  };
  try {
    return await queue(() => db.transaction().execute(write));
  } catch (error) {
    if (error instanceof RolledBack && refusal !== undefined) return refusal;
    throw error;
  }
}

class RolledBack extends Error {}
