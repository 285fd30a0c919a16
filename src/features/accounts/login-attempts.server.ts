import { createHash } from 'node:crypto';
import type { Db } from '#database/database.server.ts';

/** After these, an account waits 1 s, then twice as long each time up to `MAX_WAIT_SECONDS`. */
const FREE_ATTEMPTS = 5;
const MAX_WAIT_SECONDS = 15 * 60;
const LIFETIME_MS = 24 * 60 * 60 * 1000;

/**
 * Counts as failed before the password is checked, so that concurrent guesses cannot beat the
 * counter. Returns the seconds to wait while the account is blocked.
 */
export function takeAttempt(db: Db, userName: string, now: Date): Promise<number | undefined> {
  const account = accountKey(userName);
  return db.transaction().execute(async (db) => {
    await db
      .deleteFrom('login_attempt')
      .where('last_at', '<', new Date(now.getTime() - LIFETIME_MS).toISOString())
      .execute();
    const counted = await db
      .insertInto('login_attempt')
      .values({
        account,
        failures: 1,
        blocked_until: now.toISOString(),
        last_at: now.toISOString(),
      })
      .onConflict((conflict) =>
        conflict
          .column('account')
          .doUpdateSet((set) => ({
            failures: set('login_attempt.failures', '+', 1),
            last_at: now.toISOString(),
          }))
          .where('login_attempt.blocked_until', '<=', now.toISOString()),
      )
      .returning('failures')
      .executeTakeFirst();
    if (counted === undefined) return secondsLeft(db, account, now);

    const blockedUntil = new Date(
      now.getTime() + waitSecondsAfter(counted.failures) * 1000,
    ).toISOString();
    await db
      .updateTable('login_attempt')
      .set({ blocked_until: blockedUntil })
      .where('account', '=', account)
      .execute();
    return undefined;
  });
}

export async function clearAttempts(db: Db, userName: string): Promise<void> {
  await db.deleteFrom('login_attempt').where('account', '=', accountKey(userName)).execute();
}

/** To be called when the password was not checked after all. */
export async function releaseAttempt(db: Db, userName: string, now: Date): Promise<void> {
  await db
    .updateTable('login_attempt')
    .set((set) => ({ failures: set('failures', '-', 1), blocked_until: now.toISOString() }))
    .where('account', '=', accountKey(userName))
    .execute();
}

export function waitSecondsAfter(failures: number): number {
  return failures < FREE_ATTEMPTS ? 0 : Math.min(2 ** (failures - FREE_ATTEMPTS), MAX_WAIT_SECONDS);
}

async function secondsLeft(db: Db, account: string, now: Date): Promise<number> {
  const row = await db
    .selectFrom('login_attempt')
    .select('blocked_until')
    .where('account', '=', account)
    .executeTakeFirst();
  const until = row === undefined ? now.getTime() : Date.parse(row.blocked_until);
  return Math.max(1, Math.ceil((until - now.getTime()) / 1000));
}

function accountKey(userName: string): string {
  return createHash('sha256').update(userName.toLowerCase()).digest('base64url');
}
