import { createHash } from 'node:crypto';
import type { Db, Versioned } from '#platform/database/database.server.ts';
import {
  type Entity,
  type Refused,
  recordChange,
  type Signature,
  writeCatalogue,
} from './audited-write.server.ts';

/** What an idempotency key is remembered with. */
export interface IdempotentInput {
  readonly entity: string;
  /** The idempotency key; without one, every request creates another record. */
  readonly key: string | undefined;
  readonly input: object;
}

interface Create<Found extends Versioned> extends Entity<Found>, Omit<IdempotentInput, 'entity'> {}

/** The key came with another input before, which has become the record `storedId`. */
export interface KeyReused extends Refused<'key reused'> {
  readonly storedId: number;
}

type Created<Found, Reason> = Found | Refused<Reason | 'removed'> | KeyReused;

const KEY_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** A repeat of an idempotency key returns the record of the first request, if it is still there. */
export function createRecord<Found extends Versioned, Reason>(
  db: Db,
  signature: Signature,
  create: Create<Found>,
  insert: (db: Db) => Promise<{ id: number } | Refused<Reason>>,
): Promise<Created<Found, Reason>> {
  return writeCatalogue<Created<Found, Reason>>(db, async (db) => {
    const created = await insertOnce(db, signature, create, () => insert(db));
    if ('refused' in created) return created;
    const found = await create.find(db, created.id, signature.at);
    if (found === undefined) return { refused: 'removed' };
    if (!created.isRepeat) {
      await recordChange(db, signature, {
        entity: create.entity,
        entityId: created.id,
        action: 'create',
        before: null,
        after: found.record,
      });
    }
    return found;
  });
}

/** Inserts unless the key has already done so. Concurrent requests wait at the row of the key. */
export async function insertOnce<Reason>(
  db: Db,
  signature: Signature,
  { entity, key, input }: IdempotentInput,
  insert: () => Promise<{ id: number } | Refused<Reason>>,
): Promise<{ id: number; isRepeat: boolean } | Refused<Reason> | KeyReused> {
  const { staffId } = signature;
  if (key === undefined || staffId === null) return firstTime(await insert());

  const row = { key, staff_id: staffId, entity };
  const requestHash = hashOf(input);
  const inserted = await db
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
  if (inserted === undefined) {
    const known = await db
      .selectFrom('idempotency_key')
      .select(['entity_id', 'request_hash'])
      .where((where) => where.and(row))
      .executeTakeFirstOrThrow();
    return known.request_hash === requestHash
      ? { id: known.entity_id, isRepeat: true }
      : { refused: 'key reused', storedId: known.entity_id };
  }

  const created = await insert();
  if ('id' in created) {
    await db
      .updateTable('idempotency_key')
      .set({ entity_id: created.id })
      .where((where) => where.and(row))
      .execute();
  }
  return firstTime(created);
}

/**
 * Of the members by their names, without those that say nothing: a repeat is known again after an
 * update that has more members or another order.
 */
function hashOf(input: object): string {
  const text = JSON.stringify(input, (_, value: unknown) =>
    typeof value !== 'object' || value === null || Array.isArray(value)
      ? value
      : Object.fromEntries(
          Object.entries(value)
            .filter(([, member]) => !saysNothing(member))
            .toSorted(([one], [other]) => (one < other ? -1 : 1)),
        ),
  );
  return createHash('sha256').update(text).digest('base64url');
}

/** As a member that is missing. */
function saysNothing(member: unknown): boolean {
  return !member || (Array.isArray(member) && member.length === 0);
}

function firstTime<Reason>(created: { id: number } | Refused<Reason>) {
  return 'id' in created ? { id: created.id, isRepeat: false } : created;
}

/** What these idempotency keys of the signer have created, as far as they are remembered. */
export async function findByKeys(
  db: Db,
  { staffId }: Signature,
  entity: string,
  keys: readonly string[],
): Promise<Map<string, number>> {
  if (staffId === null || keys.length === 0) return new Map();
  const found = await db
    .selectFrom('idempotency_key')
    .select(['key', 'entity_id'])
    .where('staff_id', '=', staffId)
    .where('entity', '=', entity)
    .where('key', 'in', keys)
    .execute();
  return new Map(found.map(({ key, entity_id }) => [key, entity_id]));
}

export async function removeOldKeys(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('idempotency_key')
    .where('created_at', '<', new Date(now.getTime() - KEY_LIFETIME_MS).toISOString())
    .execute();
}
