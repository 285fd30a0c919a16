import { unknownCodes } from '#features/listings/search/unknown-codes.ts';
import type { Db, Versioned } from '#platform/database/database.server.ts';
import type { FieldErrors } from '#platform/http/problem.ts';
import { CHOOSE, requiredId } from '#platform/validation/input-rules.ts';
import {
  type IsExpected,
  type Refused,
  recordChange,
  type Signature,
  writeWithoutVersion,
} from '#platform/writes/audited-write.server.ts';
import { insertOnce, type KeyReused } from '#platform/writes/create-record.server.ts';
import type { Buyer, BuyerInput, Wants } from './buyer.ts';
import { buyerColumns, buyersOf, findBuyer, wantsOf } from './read-buyers.server.ts';

type Created = Versioned<Buyer> | Refused<'removed' | FieldErrors> | KeyReused;
type Erased = Versioned<Buyer> | Refused<'unknown' | 'changed'>;
type Changed = Erased | Refused<FieldErrors>;

export function createBuyer(
  db: Db,
  signature: Signature,
  input: BuyerInput,
  key?: string,
): Promise<Created> {
  return writeWithoutVersion<Created>(db, async (db) => {
    const row = { ...buyerColumns(input), created_at: signature.at.toISOString() };
    const once = { entity: 'Buyer', key, input };
    const created = await insertOnce<FieldErrors>(db, signature, once, async () => {
      const refused = await unknownWants(db, input.wants);
      if (refused !== undefined) return { refused };
      return db.insertInto('buyer').values(row).returning('id').executeTakeFirstOrThrow();
    });
    if ('refused' in created) return created;
    const found = await findBuyer(db, created.id);
    if (found === undefined) return { refused: 'removed' };
    if (!created.isRepeat) await record(db, signature, 'create', null, found.record);
    return found;
  });
}

export function updateBuyer(
  db: Db,
  signature: Signature,
  id: number,
  input: BuyerInput,
  isExpected?: IsExpected,
): Promise<Changed> {
  return change<Changed>(db, id, isExpected, async (db, before) => {
    const refused = await unknownWants(db, input.wants, wantsOf(before.record));
    if (refused !== undefined) return { refused };
    await db
      .updateTable('buyer')
      .set((set) => ({ ...buyerColumns(input), version: set('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
    const after = await findBuyer(db, id);
    if (after === undefined) return { refused: 'unknown' };
    await record(db, signature, 'update', before.record, after.record);
    return after;
  });
}

/** Nothing of the person is left: the trail says only that it was done, and by whom. */
export function eraseBuyer(
  db: Db,
  signature: Signature,
  id: number,
  isExpected?: IsExpected,
): Promise<Erased> {
  return change<Erased>(db, id, isExpected, async (db, before) => {
    await eraseRow(db, signature, before.record);
    return before;
  });
}

/** Must be called in a write. */
export async function eraseBuyersOf(db: Db, signature: Signature, phone: string) {
  const found = await buyersOf(db, phone);
  for (const buyer of found) await eraseRow(db, signature, buyer);
  return { count: found.length };
}

async function eraseRow(db: Db, signature: Signature, buyer: Buyer): Promise<void> {
  await db.deleteFrom('buyer').where('id', '=', buyer.id).execute();
  await record(db, signature, 'delete', buyer, null);
}

function change<Outcome extends object>(
  db: Db,
  id: number,
  isExpected: IsExpected | undefined,
  work: (db: Db, before: Versioned<Buyer>) => Promise<Outcome>,
): Promise<Outcome | Refused<'unknown' | 'changed'>> {
  return writeWithoutVersion<Outcome | Refused<'unknown' | 'changed'>>(db, async (db) => {
    const before = await findBuyer(db, id);
    if (before === undefined) return { refused: 'unknown' };
    if (isExpected !== undefined && !isExpected(before)) return { refused: 'changed' };
    return work(db, before);
  });
}

/** The trail is kept for ever, so it learns nothing of the person. */
function record(
  db: Db,
  signature: Signature,
  action: 'create' | 'update' | 'delete',
  before: Buyer | null,
  after: Buyer | null,
): Promise<void> {
  const id = (before ?? after)?.id ?? 0;
  const impersonal = (buyer: Buyer | null) =>
    buyer && { language: buyer.language, active: buyer.active };
  return recordChange(db, signature, {
    entity: 'Buyer',
    entityId: id,
    action,
    before: impersonal(before),
    after: impersonal(after),
  });
}

/**
 * The codes and the city of a wish that do not exist. What is `stored` already may stay, so that a
 * buyer can be edited after the wanted city was removed.
 */
async function unknownWants(
  db: Db,
  wants: Wants,
  stored: Wants = {},
): Promise<FieldErrors | undefined> {
  const { location } = wants;
  const unknown = [
    ...unknownCodes(wants),
    ...(location === undefined || (await isCity(db, location)) ? [] : ['location' as const]),
  ].filter((member) => wants[member] !== stored[member]);
  if (unknown.length === 0) return undefined;
  return Object.fromEntries(unknown.map((member) => [`wants.${member}`, [CHOOSE]]));
}

async function isCity(db: Db, id: number): Promise<boolean> {
  if (!requiredId.safeParse(id).success) return false;
  const city = await db.selectFrom('city').select('id').where('id', '=', id).executeTakeFirst();
  return city !== undefined;
}
