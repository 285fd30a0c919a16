import { createHash } from 'node:crypto';
import type { Db } from '#platform/database/database.server.ts';

const FREE_ATTEMPTS = 5;
const MAX_WAIT_SECONDS = 15 * 60;
/** The longest wait of an address without failures while others guess. */
const MAX_WAIT_FOR_OTHERS_SECONDS = 15;
const LIFETIME_MS = 24 * 60 * 60 * 1000;
/** In the place of an address: the count of all addresses. */
const ALL_ADDRESSES = '*';

export interface Attempt {
  /** See `accountKey`. */
  readonly account: string;
  /** See `networkOf`. */
  readonly network: string;
  /** Then the failures of other addresses do not matter. */
  readonly isKnownAddress: boolean;
}

/** A hash, because people type passwords into the wrong field. */
export function accountKey(userName: string): string {
  return createHash('sha256').update(userName.toLowerCase()).digest('base64url');
}

/**
 * Counts as failed before the password is checked, so that concurrent guesses cannot beat the
 * counter. Returns the seconds to wait while this address is blocked.
 */
export function takeAttempt(db: Db, attempt: Attempt, now: Date): Promise<number | undefined> {
  return db.transaction().execute(async (db) => {
    await removeOldAttempts(db, now);
    const total = await lockTotal(db, attempt.account, now);
    const own = await findRow(db, attempt);

    const othersCount = own === undefined && !attempt.isKnownAddress;
    const blocked = othersCount
      ? capped(total.blocked_until, MAX_WAIT_FOR_OTHERS_SECONDS, now)
      : capped(own?.blocked_until, MAX_WAIT_SECONDS, now);
    if (blocked > now) {
      // From here on the address waits for this time only, however many others keep failing.
      await writeRow(db, { ...attempt, failures: own?.failures ?? 0, blocked, now });
      return Math.ceil((blocked.getTime() - now.getTime()) / 1000);
    }

    const failures = (own?.failures ?? 0) + 1;
    const totalFailures = total.failures + 1;
    const waitForOthers = Math.min(waitSecondsAfter(totalFailures), MAX_WAIT_FOR_OTHERS_SECONDS);
    const wait = Math.max(waitSecondsAfter(failures), attempt.isKnownAddress ? 0 : waitForOthers);
    await writeRow(db, { ...attempt, failures, blocked: secondsAfter(now, wait), now });
    await writeRow(db, {
      account: attempt.account,
      network: ALL_ADDRESSES,
      failures: totalFailures,
      blocked: secondsAfter(now, waitForOthers),
      now,
    });
    return undefined;
  });
}

/** After a success. The failures of other addresses stay theirs. */
export async function clearAttempts(db: Db, { account, network }: Attempt): Promise<void> {
  await db
    .deleteFrom('login_attempt')
    .where('account', '=', account)
    .where('address', 'in', [network, ALL_ADDRESSES])
    .execute();
}

/** Of all addresses. */
export async function clearAllAttempts(db: Db, account: string): Promise<void> {
  await db.deleteFrom('login_attempt').where('account', '=', account).execute();
}

/** To be called when the password was not checked after all. */
export async function releaseAttempt(
  db: Db,
  { account, network }: Attempt,
  now: Date,
): Promise<void> {
  await db
    .updateTable('login_attempt')
    .set((set) => ({ failures: set('failures', '-', 1), blocked_until: now.toISOString() }))
    .where('account', '=', account)
    .where('address', 'in', [network, ALL_ADDRESSES])
    .where('failures', '>', 0)
    .execute();
}

export function waitSecondsAfter(failures: number): number {
  return failures < FREE_ATTEMPTS ? 0 : Math.min(2 ** (failures - FREE_ATTEMPTS), MAX_WAIT_SECONDS);
}

async function removeOldAttempts(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('login_attempt')
    .where('last_at', '<', new Date(now.getTime() - LIFETIME_MS).toISOString())
    .execute();
}

/** Other processes wait here for their turn with the account. */
function lockTotal(db: Db, account: string, now: Date) {
  const at = now.toISOString();
  return db
    .insertInto('login_attempt')
    .values({ account, address: ALL_ADDRESSES, failures: 0, blocked_until: at, last_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['account', 'address'])
        .doUpdateSet((set) => ({ failures: set.ref('login_attempt.failures') })),
    )
    .returning(['failures', 'blocked_until'])
    .executeTakeFirstOrThrow();
}

function findRow(db: Db, { account, network }: Attempt) {
  return db
    .selectFrom('login_attempt')
    .select(['failures', 'blocked_until'])
    .where('account', '=', account)
    .where('address', '=', network)
    .executeTakeFirst();
}

interface NewRow extends Pick<Attempt, 'account' | 'network'> {
  readonly failures: number;
  readonly blocked: Date;
  readonly now: Date;
}

async function writeRow(db: Db, { account, network, failures, blocked, now }: NewRow) {
  const values = { failures, blocked_until: blocked.toISOString(), last_at: now.toISOString() };
  await db
    .insertInto('login_attempt')
    .values({ account, address: network, ...values })
    .onConflict((conflict) => conflict.columns(['account', 'address']).doUpdateSet(values))
    .execute();
}

/** A clock that was set back must not make anybody wait for longer. */
function capped(blockedUntil: string | undefined, maxSeconds: number, now: Date): Date {
  if (blockedUntil === undefined) return now;
  return new Date(Math.min(Date.parse(blockedUntil), now.getTime() + maxSeconds * 1000));
}

function secondsAfter(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}
