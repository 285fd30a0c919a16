import type { Context } from 'hono';
import { QueueFull } from '#platform/concurrency/bounded-queue.ts';
import { networkOf } from '#platform/http/address-limit.server.ts';
import { problem } from '#platform/http/problem.ts';
import { withoutSurroundings } from '#platform/language/plain-typing.ts';
import type { Services } from '#services.ts';
import type { Credentials } from './account.ts';
import { isKnownAddress, rememberAddress } from './known-addresses.server.ts';
import { createLogInLimit } from './log-in-limit.server.ts';
import {
  type Attempt,
  accountKey,
  clearAttempts,
  releaseAttempt,
  takeAttempt,
} from './login-attempts.server.ts';
import { isPassword } from './password.server.ts';
import { findStaff, type Staff } from './staff-store.server.ts';

export type PasswordRefusal =
  | { refused: 'wrong' }
  | { refused: 'too many' | 'busy'; waitSeconds: number };

type PasswordCheck = { staff: Staff } | PasswordRefusal;

export type CheckPassword = (credentials: Credentials, address: string) => Promise<PasswordCheck>;

/** The only way to check a password: every attempt counts by account and by address. */
export function createPasswordCheck(
  services: Pick<Services, 'db' | 'now' | 'monotonicMs'>,
): CheckPassword {
  const { db, now } = services;
  const addresses = createLogInLimit(services, '*password');
  // One attempt per account at a time: concurrent correct log-ins must not look like guesses.
  const accounts = keyedMutex();

  return async (credentials, address) => {
    const { userName } = credentials;
    const network = networkOf(address);
    const waitSeconds = await addresses.take(network);
    const staff = await findStaff(db, userName);
    const isKnown = staff !== undefined && (await isKnownAddress(db, staff.id, network, now()));
    if (waitSeconds !== undefined && !isKnown) return { refused: 'too many', waitSeconds };

    // The stored name: the database may take other spellings for the same account.
    const account = accountKey(staff?.userName ?? withoutSurroundings(userName));
    const attempt = { account, network, isKnownAddress: isKnown };
    const result = await accounts(account, () => tryPassword(db, now, attempt, credentials));
    const isFailure = 'refused' in result && result.refused !== 'busy';
    if (waitSeconds === undefined && !isFailure) await addresses.release(network);
    return result;
  };
}

async function tryPassword(
  db: Services['db'],
  now: () => Date,
  attempt: Attempt,
  { userName, password }: Credentials,
): Promise<PasswordCheck> {
  const waitSeconds = await takeAttempt(db, attempt, now());
  if (waitSeconds !== undefined) return { refused: 'too many', waitSeconds };
  // Only now: the password may have changed while this attempt waited.
  const staff = await findStaff(db, userName);
  try {
    if (!(await isPassword(password, staff?.passwordHash)) || staff === undefined)
      return { refused: 'wrong' };
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error;
    await releaseAttempt(db, attempt, now());
    return { refused: 'busy', waitSeconds: 2 };
  }
  await clearAttempts(db, attempt);
  await rememberAddress(db, staff.id, attempt.network, now());
  return { staff: { id: staff.id, userName: staff.userName, role: staff.role } };
}

export function refuseForNow(
  context: Context,
  { refused, waitSeconds }: Exclude<PasswordRefusal, { refused: 'wrong' }>,
) {
  context.header('Retry-After', String(waitSeconds));
  return refused === 'busy'
    ? problem(context, 503, 'Too many log-ins at once. Try again in a few seconds.')
    : problem(context, 429, `Too many wrong log-ins. Try again in ${waitSeconds} seconds.`);
}

function keyedMutex() {
  const tails = new Map<string, Promise<unknown>>();

  return async <Result>(key: string, job: () => Promise<Result>): Promise<Result> => {
    const own = (tails.get(key) ?? Promise.resolve()).then(job);
    const settled = own.catch(() => {});
    tails.set(key, settled);
    try {
      return await own;
    } finally {
      if (tails.get(key) === settled) tails.delete(key);
    }
  };
}
