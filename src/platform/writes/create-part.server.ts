import type { Db, Versioned } from '#platform/database/database.server.ts';
import {
  type ExistingRecord,
  type Refused,
  recordChange,
  type Signature,
  writeCatalogue,
} from './audited-write.server.ts';
import { type IdempotentInput, insertOnce, type KeyReused } from './create-record.server.ts';

type Created<Found, Reason> =
  | (Found & { readonly partId: number })
  | Refused<Reason | 'unknown' | 'changed'>
  | KeyReused;

/**
 * Creates a part of a record, such as a photo of a listing: the record's version and audit trail
 * show it. A repeat of an idempotency key changes nothing and names the part of the first request.
 */
export function createPart<Found extends Versioned, Reason>(
  db: Db,
  signature: Signature,
  { record, part }: { record: ExistingRecord<Found>; part: IdempotentInput },
  insert: (db: Db, before: Found) => Promise<{ id: number } | Refused<Reason>>,
): Promise<Created<Found, Reason>> {
  const { entity, id, find, isExpected } = record;
  return writeCatalogue<Created<Found, Reason>>(db, async (db) => {
    const before = await find(db, id, signature.at);
    if (before === undefined) return { refused: 'unknown' };
    const created = await insertOnce<Reason | 'changed'>(db, signature, part, async () =>
      isExpected === undefined || isExpected(before) ? insert(db, before) : { refused: 'changed' },
    );
    if ('refused' in created) return created;
    if (created.isRepeat) return { ...before, partId: created.id };

    const after = await find(db, id, signature.at);
    if (after === undefined) throw new Error(`${entity} ${id} is gone after its own update.`);
    await recordChange(db, signature, {
      entity,
      entityId: id,
      action: 'update',
      before: before.record,
      after: after.record,
    });
    return { ...after, partId: created.id };
  });
}
