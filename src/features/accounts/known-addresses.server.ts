import type { Db } from '#platform/database/database.server.ts';

const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/** Whether the account was entered from here in the last 30 days. */
export async function isKnownAddress(
  db: Db,
  staffId: number,
  network: string,
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('login_address')
    .select('last_at')
    .where('staff_id', '=', staffId)
    .where('address', '=', network)
    .where('last_at', '>=', oldest(now))
    .executeTakeFirst();
  return row !== undefined;
}

export async function rememberAddress(
  db: Db,
  staffId: number,
  network: string,
  now: Date,
): Promise<void> {
  await db.deleteFrom('login_address').where('last_at', '<', oldest(now)).execute();
  const last_at = now.toISOString();
  await db
    .insertInto('login_address')
    .values({ staff_id: staffId, address: network, last_at })
    .onConflict((conflict) => conflict.columns(['staff_id', 'address']).doUpdateSet({ last_at }))
    .execute();
}

export async function forgetAddresses(db: Db, staffId: number): Promise<void> {
  await db.deleteFrom('login_address').where('staff_id', '=', staffId).execute();
}

function oldest(now: Date): string {
  return new Date(now.getTime() - LIFETIME_MS).toISOString();
}
