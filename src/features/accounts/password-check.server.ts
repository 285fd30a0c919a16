import { QueueFull } from '#concurrency/bounded-queue.ts';
import { keyedMutex } from '#concurrency/keyed-mutex.ts';
import type { Services } from '#services.ts';
import type { Credentials } from './account.ts';
import { createAddressLimit } from './address-limit.ts';
import { clearAttempts, releaseAttempt, takeAttempt } from './login-attempts.server.ts';
import { isPassword } from './password.server.ts';
import { findStaff, type Staff } from './staff-store.server.ts';

export type PasswordRefusal =
  | { refused: 'wrong' }
  | { refused: 'too many' | 'busy'; waitSeconds: number };

type PasswordCheck = { staff: Staff } | PasswordRefusal;

/** The only way to check a password: every attempt counts by account and by address. */
export function createPasswordCheck({ db, now }: Pick<Services, 'db' | 'now'>) {
  const addresses = createAddressLimit();
  // One attempt per account at a time: concurrent correct log-ins must not look like guesses.
  const accounts = keyedMutex();

  return async ({ userName, password }: Credentials, address: string): Promise<PasswordCheck> => {
    const waitSeconds = addresses.take(address, now());
    if (waitSeconds !== undefined) return { refused: 'too many', waitSeconds };
    const result = await accounts(userName.toLowerCase(), () =>
      tryPassword(db, now, userName, password),
    );
    if ('staff' in result || result.refused === 'busy') addresses.release(address);
    return result;
  };
}

async function tryPassword(
  db: Services['db'],
  now: () => Date,
  userName: string,
  password: string,
): Promise<PasswordCheck> {
  const waitSeconds = await takeAttempt(db, userName, now());
  if (waitSeconds !== undefined) return { refused: 'too many', waitSeconds };
  const staff = await findStaff(db, userName);
  try {
    if (!(await isPassword(password, staff?.passwordHash)) || staff === undefined)
      return { refused: 'wrong' };
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error;
    await releaseAttempt(db, userName, now());
    return { refused: 'busy', waitSeconds: 2 };
  }
  await clearAttempts(db, userName);
  return { staff: { id: staff.id, userName: staff.userName } };
}
