import { randomBytes } from 'node:crypto';
import type { Config } from '#config.ts';
import type { Db } from '#platform/database/database.server.ts';
import { newPasswordProblem } from './new-password.server.ts';
import { hashPassword } from './password.server.ts';
import { insertStaff, listStaff } from './staff-store.server.ts';

type FirstStaffConfig = Pick<Config, 'STAFF_USERNAME' | 'STAFF_PASSWORD'>;

/**
 * Returns the generated password, to be shown once, if it created an account with one. Throws a
 * sentence when the account would get STAFF_PASSWORD and that is unusable.
 */
export async function ensureFirstStaff(
  db: Db,
  config: FirstStaffConfig,
  now: Date,
): Promise<string | undefined> {
  if ((await listStaff(db)).length > 0) return undefined;
  if (config.STAFF_PASSWORD !== undefined)
    await checkStaffPassword(config.STAFF_PASSWORD, config.STAFF_USERNAME);
  const password = config.STAFF_PASSWORD ?? randomBytes(15).toString('base64url');
  const created = await insertStaff(db, config.STAFF_USERNAME, await hashPassword(password), now);
  return created === undefined || config.STAFF_PASSWORD !== undefined ? undefined : password;
}

async function checkStaffPassword(password: string, userName: string): Promise<void> {
  const problem = await newPasswordProblem(password, userName);
  if (problem === undefined) return;
  throw new Error(
    `STAFF_PASSWORD: its value cannot be used; allowed is a password that ${problem}.`,
  );
}

/**
 * The account that owns new listings; one that was removed still counts. Throws a sentence when
 * POSTING_USER_ID names none.
 */
export async function postingUserId(
  db: Db,
  config: Pick<Config, 'POSTING_USER_ID'>,
): Promise<number> {
  const configured = config.POSTING_USER_ID;
  let query = db.selectFrom('staff').select('id').orderBy('id').limit(1);
  query =
    configured === undefined
      ? query.where('removed_at', 'is', null)
      : query.where('id', '=', configured);
  const owner = await query.executeTakeFirst();
  if (owner !== undefined) return owner.id;
  throw new Error(
    configured === undefined
      ? 'There is no staff account: add one with npm run staff -- add NAME.'
      : `POSTING_USER_ID: ${configured} cannot be used; allowed is the id of a staff account (npm run staff -- list shows them).`,
  );
}
