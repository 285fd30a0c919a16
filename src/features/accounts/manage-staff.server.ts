import type { Db } from '#database/database.server.ts';
import { recordChange, type Signature } from '#writes/audited-write.server.ts';
import { forgetAddresses } from './known-addresses.server.ts';
import { accountKey, clearAllAttempts } from './login-attempts.server.ts';
import { deletePasskeys } from './passkey-store.server.ts';
import { hashPassword } from './password.server.ts';
import { deleteSessions } from './session-store.server.ts';
import {
  findStaff,
  insertStaff,
  listStaff,
  markStaffRemoved,
  type Staff,
  updatePassword,
} from './staff-store.server.ts';

export async function addStaff(
  db: Db,
  signature: Signature,
  userName: string,
  password: string,
): Promise<Staff | undefined> {
  const hash = await hashPassword(password);
  return db.transaction().execute(async (db) => {
    const staff = await insertStaff(db, userName, hash, signature.at);
    if (staff !== undefined)
      await recordChange(db, signature, { ...change('create', staff), after: staff });
    return staff;
  });
}

/**
 * Ends the account's sessions except `keptSession`. Without one somebody else sets the password, to
 * close the account to all who have entered it: its passkeys go too. False without such an account.
 */
export async function changePassword(
  db: Db,
  signature: Signature,
  userName: string,
  password: string,
  keptSession?: string,
): Promise<boolean> {
  const hash = await hashPassword(password);
  return db.transaction().execute(async (db) => {
    const staff = await findStaff(db, userName);
    if (staff === undefined) return false;
    await updatePassword(db, staff.id, hash);
    // Before the sessions: a log-in by passkey that is under way ends here, or is seen there.
    if (keptSession === undefined) await deletePasskeys(db, staff.id);
    await deleteSessions(db, staff.id, keptSession);
    await clearAllAttempts(db, accountKey(staff.userName));
    await recordChange(db, signature, change('update', staff));
    return true;
  });
}

/** Ends the account's sessions and removes its passkeys. The last account stays: without any, nobody could log in. */
export async function removeStaff(
  db: Db,
  signature: Signature,
  userName: string,
): Promise<'removed' | 'unknown' | 'last'> {
  return db.transaction().execute(async (db) => {
    const staff = await findStaff(db, userName);
    if (staff === undefined) return 'unknown';
    if ((await listStaff(db)).length === 1) return 'last';
    await markStaffRemoved(db, staff.id, signature.at);
    await deletePasskeys(db, staff.id);
    await deleteSessions(db, staff.id);
    await forgetAddresses(db, staff.id);
    await recordChange(db, signature, {
      ...change('delete', staff),
      before: { id: staff.id, userName: staff.userName },
    });
    return 'removed';
  });
}

/** The audit trail never contains a password or its hash. */
function change(action: 'create' | 'update' | 'delete', { id }: Staff) {
  return { entity: 'Staff', entityId: id, action, before: null, after: null } as const;
}
