import { z } from 'zod';
import type { Db } from '#platform/database/database.server.ts';
import {
  type Refused,
  recordChange,
  type Signature,
  writeWithoutVersion,
} from '#platform/writes/audited-write.server.ts';
import { findBuyer } from './read-buyers.server.ts';

/** What a buyer was sent, when and by whom. */
export const SentListing = z.object({
  propertyId: z.int(),
  at: z.string(),
  userName: z.string(),
});
export type SentListing = z.infer<typeof SentListing>;

/** What was sent last comes first. */
export async function findSent(db: Db, buyerId: number): Promise<{ items: SentListing[] }> {
  const rows = await db
    .selectFrom('buyer_sent')
    .selectAll()
    .where('buyer_id', '=', buyerId)
    .orderBy('sent_at', 'desc')
    .orderBy('property_id')
    .execute();
  return {
    items: rows.map(({ property_id, sent_at, user_name }) => ({
      propertyId: property_id,
      at: sent_at,
      userName: user_name,
    })),
  };
}

/** Remembers the first time alone; ids of listings that are gone are left out. */
export function rememberSent(
  db: Db,
  signature: Signature,
  buyerId: number,
  ids: readonly number[],
): Promise<{ items: SentListing[] } | Refused<'unknown'>> {
  return writeWithoutVersion<{ items: SentListing[] } | Refused<'unknown'>>(db, async (db) => {
    if ((await findBuyer(db, buyerId)) === undefined) return { refused: 'unknown' };
    const existing = await db.selectFrom('property').select('id').where('id', 'in', ids).execute();
    const rows = existing.map(({ id }) => ({
      buyer_id: buyerId,
      property_id: id,
      sent_at: signature.at.toISOString(),
      user_name: signature.userName,
    }));
    if (rows.length > 0)
      await db
        .insertInto('buyer_sent')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    await recordChange(db, signature, {
      entity: 'Buyer',
      entityId: buyerId,
      action: 'update',
      before: null,
      after: { sent: existing.map(({ id }) => id) },
    });
    return findSent(db, buyerId);
  });
}

/** Takes back what was remembered when a chat was opened and nothing was sent. */
export function forgetSent(
  db: Db,
  signature: Signature,
  buyerId: number,
  ids: readonly number[],
): Promise<{ items: SentListing[] } | Refused<'unknown'>> {
  return writeWithoutVersion<{ items: SentListing[] } | Refused<'unknown'>>(db, async (db) => {
    if ((await findBuyer(db, buyerId)) === undefined) return { refused: 'unknown' };
    const forgotten = await db
      .deleteFrom('buyer_sent')
      .where('buyer_id', '=', buyerId)
      .where('property_id', 'in', ids)
      .returning('property_id')
      .execute();
    await recordChange(db, signature, {
      entity: 'Buyer',
      entityId: buyerId,
      action: 'update',
      before: { sent: forgotten.map(({ property_id }) => property_id) },
      after: null,
    });
    return findSent(db, buyerId);
  });
}
