import { boundedQueue } from '#concurrency/bounded-queue.ts';
import { lockCatalogue, raiseCatalogueVersion } from '#database/catalogue-version.server.ts';
import type { Db, Versioned } from '#database/database.server.ts';
import type { AuditedEntity } from '#http/route-facts.server.ts';

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

export interface Entity<Item extends object> {
  readonly entity: Change['entity'];
  /** `at` is when it is written. */
  readonly find: (db: Db, id: number, at: Date) => Promise<Versioned<Item> | undefined>;
}

export type IsExpected = (found: Versioned) => boolean;

export interface ExistingRecord<Item extends object> extends Entity<Item> {
  readonly id: number;
  readonly isExpected?: IsExpected | undefined;
  /** How the trail names an update. */
  readonly as?: 'trash' | 'restore' | undefined;
}

export interface Refused<Reason> {
  readonly refused: Reason;
}

/** Returns a refusal to undo the change. */
type Work<Item, Reason> = (db: Db, before: Item) => Promise<Refused<Reason> | undefined>;

type Written<Item extends object, Reason> =
  | Versioned<Item>
  | Refused<Reason | 'unknown' | 'changed'>;

export function updateRecord<Item extends object, Reason>(
  db: Db,
  signature: Signature,
  record: ExistingRecord<Item>,
  change: Work<Item, Reason>,
): Promise<Written<Item, Reason>> {
  return writeExisting(db, signature, { ...record, action: 'update' }, change);
}

export function deleteRecord<Item extends object, Reason>(
  db: Db,
  signature: Signature,
  record: ExistingRecord<Item>,
  remove: Work<Item, Reason>,
): Promise<Written<Item, Reason>> {
  return writeExisting(db, signature, { ...record, action: 'delete' }, remove);
}

function writeExisting<Item extends object, Reason>(
  db: Db,
  signature: Signature,
  record: ExistingRecord<Item> & { readonly action: 'update' | 'delete' },
  work: Work<Item, Reason>,
): Promise<Written<Item, Reason>> {
  const { entity, id, find, isExpected, action, as } = record;
  return writeCatalogue<Written<Item, Reason>>(db, async (db) => {
    const before = await find(db, id, signature.at);
    if (before === undefined) return { refused: 'unknown' };
    if (isExpected !== undefined && !isExpected(before)) return { refused: 'changed' };
    const refusal = await work(db, before.record);
    if (refusal !== undefined) return refusal;

    const after = action === 'update' ? await find(db, id, signature.at) : undefined;
    if (action === 'update' && after === undefined)
      throw new Error(`${entity} ${id} is gone after its own update.`);
    await recordChange(db, signature, {
      entity,
      entityId: id,
      action: as ?? action,
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
  return enqueue(db, () => transact(db, raiseCatalogueVersion, work));
}

/** As `writeCatalogue`, for what visitors do not see: the version and the ready answers stay. */
export function writeWithoutVersion<Outcome extends object>(
  db: Db,
  work: (db: Db) => Promise<Outcome>,
): Promise<Outcome> {
  return enqueue(db, () => transact(db, lockCatalogue, work));
}

const MAX_WAITING_WRITES = 500;

/** One write at a time per process: waiting writes must not hold the connections of reads. */
const queues = new WeakMap<Db, ReturnType<typeof boundedQueue>>();

function enqueue<Outcome>(db: Db, write: () => Promise<Outcome>): Promise<Outcome> {
  const queue = queues.get(db) ?? boundedQueue({ concurrency: 1, maxWaiting: MAX_WAITING_WRITES });
  queues.set(db, queue);
  return queue(write);
}

async function transact<Outcome extends object>(
  db: Db,
  takeLock: (db: Db) => Promise<void>,
  work: (db: Db) => Promise<Outcome>,
): Promise<Outcome> {
  let refusal: Outcome | undefined;
  try {
    return await db.transaction().execute(async (db) => {
      await takeLock(db);
      const outcome = await work(db);
      if (!('refused' in outcome)) return outcome;
      refusal = outcome;
      throw new RolledBack();
    });
  } catch (error) {
    if (error instanceof RolledBack && refusal !== undefined) return refusal;
    throw error;
  }
}

class RolledBack extends Error {}
