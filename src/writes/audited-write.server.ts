import type { Db } from '#database/database.server.ts';
import { type Change, recordChange, type Signature } from './audit-trail.server.ts';
import { type Create, createOnce, type KeyReused } from './idempotency.server.ts';
import { writeCatalogue } from './write-catalogue.server.ts';

/** A record as the API shows it, and the number that every write of it raises. */
export interface Versioned<Item> {
  readonly record: Item;
  readonly version: number;
}

type Find<Item> = (db: Db, id: number) => Promise<Versioned<Item> | undefined>;

/** Whether a record is still what the writer has read. */
export type IsExpected = (found: Versioned<object>) => boolean;

interface Target<Item> {
  readonly entity: Change['entity'];
  readonly find: Find<Item>;
}

interface ExistingTarget<Item> extends Target<Item> {
  readonly id: number;
  readonly isExpected?: IsExpected | undefined;
}

interface Refused<Reason> {
  readonly refused: Reason;
}

/**
 * Stores a record, raises the catalogue version and writes the audit trail, all or nothing. A repeat of an idempotency key
 * answers what the first one stored; refused as 'removed' when that has been removed since.
 */
export function createRecord<Item extends object, Reason>(
  db: Db,
  signature: Signature,
  target: Target<Item> & Create,
  insert: (db: Db) => Promise<{ id: number } | Refused<Reason>>,
): Promise<Versioned<Item> | Refused<Reason | 'removed'> | KeyReused> {
  return writeCatalogue<Versioned<Item> | Refused<Reason | 'removed'> | KeyReused>(
    db,
    async (db) => {
      const created = await createOnce(db, signature, target, () => insert(db));
      if ('refused' in created) return created;
      const found = await target.find(db, created.id);
      if (found === undefined) return { refused: 'removed' };
      if (!created.isRepeat) {
        await recordChange(db, signature, {
          entity: target.entity,
          entityId: created.id,
          action: 'create',
          before: null,
          after: found.record,
        });
      }
      return found;
    },
  );
}

/** Changes a record that is there and still what the writer expects, with its version and its audit entry, all or nothing. */
export function updateRecord<Item extends object, Reason>(
  db: Db,
  signature: Signature,
  target: ExistingTarget<Item>,
  change: (db: Db, before: Item) => Promise<Refused<Reason> | undefined>,
): Promise<Versioned<Item> | Refused<Reason | 'unknown' | 'changed'>> {
  return writeCatalogue<Versioned<Item> | Refused<Reason | 'unknown' | 'changed'>>(
    db,
    async (db) => {
      const before = await findExpected(db, target);
      if ('refused' in before) return before;
      const refusal = await change(db, before.record);
      if (refusal !== undefined) return refusal;
      const after = await target.find(db, target.id);
      if (after === undefined)
        throw new Error(`${target.entity} ${target.id} is gone after its own update.`);
      await recordChange(db, signature, {
        entity: target.entity,
        entityId: target.id,
        action: 'update',
        before: before.record,
        after: after.record,
      });
      return after;
    },
  );
}

/** Removes a record that is there and still what the writer expects, with its audit entry, all or nothing; answers what it was. */
export function deleteRecord<Item extends object, Reason>(
  db: Db,
  signature: Signature,
  target: ExistingTarget<Item>,
  remove: (db: Db, before: Item) => Promise<Refused<Reason> | undefined>,
): Promise<Versioned<Item> | Refused<Reason | 'unknown' | 'changed'>> {
  return writeCatalogue<Versioned<Item> | Refused<Reason | 'unknown' | 'changed'>>(
    db,
    async (db) => {
      const before = await findExpected(db, target);
      if ('refused' in before) return before;
      const refusal = await remove(db, before.record);
      if (refusal !== undefined) return refusal;
      await recordChange(db, signature, {
        entity: target.entity,
        entityId: target.id,
        action: 'delete',
        before: before.record,
        after: null,
      });
      return before;
    },
  );
}

async function findExpected<Item extends object>(
  db: Db,
  { id, find, isExpected }: ExistingTarget<Item>,
) {
  const found = await find(db, id);
  if (found === undefined) return { refused: 'unknown' } as const;
  if (isExpected !== undefined && !isExpected(found)) return { refused: 'changed' } as const;
  return found;
}
