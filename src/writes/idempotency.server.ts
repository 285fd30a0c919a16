import { createHash } from 'node:crypto';
import type { Db } from '#database/database.server.ts';
import type { Change, Signature } from './audit-trail.server.ts';

/** A create that its sender may repeat when it does not know whether it arrived. Keys belong to the account that sends them. */
export interface Create {
  readonly entity: Change['entity'];
  /** Absent: every time it is sent is another create. */
  readonly key: string | undefined;
  readonly input: object;
}

/** The key came with another input before, which has become the record `storedId`. */
export interface KeyReused {
  readonly refused: 'key reused';
  readonly storedId: number;
}

/** A key is remembered at least so long, in milliseconds. */
const MEMORY = 7 * 24 * 60 * 60 * 1000;

/**
 * Runs a create unless its key has already done so; then answers what was created. Refused when the key came with another
 * input. For use inside the transaction of the create: two at once wait for each other at the key's row.
 */
export async function createOnce<Refused extends { refused: unknown }>(
  db: Db,
  signature: Signature,
  { entity, key, input }: Create,
  create: () => Promise<{ id: number } | Refused>,
): Promise<{ id: number; isRepeat: boolean } | Refused | KeyReused> {
  const { staffId } = signature;
  if (key === undefined || staffId === null) return firstTime(await create());

  const row = { key, staff_id: staffId, entity };
  const requestHash = createHash('sha256').update(JSON.stringify(input)).digest('base64url');
  const taken = await db
    .insertInto('idempotency_key')
    .values({
      ...row,
      entity_id: 0,
      request_hash: requestHash,
      created_at: signature.at.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (taken === undefined) {
    const known = await db
      .selectFrom('idempotency_key')
      .select(['entity_id', 'request_hash'])
      .where((where) => where.and(row))
      .executeTakeFirstOrThrow();
    return known.request_hash === requestHash
      ? { id: known.entity_id, isRepeat: true }
      : { refused: 'key reused', storedId: known.entity_id };
  }

  const created = await create();
  if ('id' in created) {
    await db
      .updateTable('idempotency_key')
      .set({ entity_id: created.id })
      .where((where) => where.and(row))
      .execute();
  }
  return firstTime(created);
}

function firstTime<Refused extends { refused: unknown }>(created: { id: number } | Refused) {
  return 'id' in created ? { id: created.id, isRepeat: false } : created;
}

/** Forgets keys that nobody repeats any more. */
export async function forgetOldKeys(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('idempotency_key')
    .where('created_at', '<', new Date(now.getTime() - MEMORY).toISOString())
    .execute();
}
