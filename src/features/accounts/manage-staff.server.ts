import type { Db } from '#platform/database/database.server.ts';
import type { Role } from '#platform/http/permission.ts';
import {
  recordChange,
  type Signature,
  writeWithoutVersion,
} from '#platform/writes/audited-write.server.ts';
import { insertOnce } from '#platform/writes/create-record.server.ts';
import type { NewStaff, StaffChange, StaffMember } from './account.ts';
import { forgetAddresses } from './known-addresses.server.ts';
import { accountKey, clearAllAttempts } from './login-attempts.server.ts';
import { deletePasskeys } from './passkey-store.server.ts';
import { hashPassword } from './password.server.ts';
import { deleteSessions } from './session-store.server.ts';
import {
  findStaff,
  findStaffById,
  insertStaff,
  listStaff,
  markStaffRemoved,
  type Staff,
  updatePassword,
  updateRole,
} from './staff-store.server.ts';

type StaffRefusal = { refused: 'unknown' | 'last' };

/** A repeat of the idempotency key answers the account of the first request. */
export async function createStaff(
  db: Db,
  signature: Signature,
  { userName, password, role }: NewStaff,
  key?: string,
) {
  const hash = await hashPassword(password);
  const once = { entity: 'Staff', key, input: { userName, role } };
  return writeWithoutVersion(db, async (db) => {
    const created = await insertOnce<'taken'>(
      db,
      signature,
      once,
      async () =>
        (await insertStaff(db, userName, hash, signature.at, role)) ?? { refused: 'taken' },
    );
    if ('refused' in created) return created;
    const staff = await findStaffById(db, created.id);
    if (staff === undefined) return { refused: 'removed' as const };
    if (!created.isRepeat)
      await recordChange(db, signature, { ...change('create', staff), after: trailOf(staff) });
    return staff;
  });
}

/** Undefined when the name is taken. */
export async function addStaff(
  db: Db,
  signature: Signature,
  userName: string,
  password: string,
  role: Role = 'owner',
): Promise<Staff | undefined> {
  const created = await createStaff(db, signature, { userName, password, role });
  return 'refused' in created ? undefined : created;
}

/**
 * What an owner changes of an account. Any change ends its sessions; a new password also closes it
 * to all who have entered it: its passkeys go too.
 */
export async function changeStaff(
  db: Db,
  signature: Signature,
  id: number,
  { role, password }: StaffChange,
): Promise<StaffMember | StaffRefusal> {
  const hash = password === undefined ? undefined : await hashPassword(password);
  return writeWithoutVersion<StaffMember | StaffRefusal>(db, async (db) => {
    const before = await findStaffById(db, id);
    if (before === undefined) return { refused: 'unknown' };
    const isOtherRole = role !== undefined && role !== before.role;
    if (!isOtherRole && hash === undefined) return before;
    if (isOtherRole && (await isLastOwner(db, before))) return { refused: 'last' };
    const after = { ...before, ...(isOtherRole && { role }) };
    if (isOtherRole) await updateRole(db, id, role);
    if (hash !== undefined) await setPassword(db, before, hash);
    await deleteSessions(db, id);
    await recordChange(db, signature, {
      ...change('update', before),
      before: trailOf(before),
      after: { ...trailOf(after), ...(hash !== undefined && { password: 'changed' }) },
    });
    return after;
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
    await setPassword(db, staff, hash, keptSession);
    await deleteSessions(db, staff.id, keptSession);
    await recordChange(db, signature, change('update', staff));
    return true;
  });
}

/** Ends the account's sessions and removes its passkeys. The last owner stays: nobody else may add one. */
export function removeStaffById(
  db: Db,
  signature: Signature,
  id: number,
): Promise<StaffMember | StaffRefusal> {
  return writeWithoutVersion<StaffMember | StaffRefusal>(db, async (db) => {
    const staff = await findStaffById(db, id);
    if (staff === undefined) return { refused: 'unknown' };
    if (await isLastOwner(db, staff)) return { refused: 'last' };
    await markStaffRemoved(db, id, signature.at);
    await deletePasskeys(db, id);
    await deleteSessions(db, id);
    await forgetAddresses(db, id);
    await recordChange(db, signature, { ...change('delete', staff), before: trailOf(staff) });
    return staff;
  });
}

export async function removeStaff(
  db: Db,
  signature: Signature,
  userName: string,
): Promise<'removed' | 'unknown' | 'last'> {
  const staff = await findStaff(db, userName);
  const result = await removeStaffById(db, signature, staff?.id ?? 0);
  return 'refused' in result ? result.refused : 'removed';
}

async function setPassword(
  db: Db,
  { id, userName }: Pick<Staff, 'id' | 'userName'>,
  hash: string,
  keptSession?: string,
): Promise<void> {
  await updatePassword(db, id, hash);
  // Before the sessions: a log-in by passkey that is under way ends here, or is seen there.
  if (keptSession === undefined) await deletePasskeys(db, id);
  await clearAllAttempts(db, accountKey(userName));
}

async function isLastOwner(db: Db, { role }: Pick<Staff, 'role'>): Promise<boolean> {
  if (role !== 'owner') return false;
  return (await listStaff(db)).filter((staff) => staff.role === 'owner').length === 1;
}

/** The audit trail never contains a password or its hash. */
function change(action: 'create' | 'update' | 'delete', { id }: Pick<Staff, 'id'>) {
  return { entity: 'Staff', entityId: id, action, before: null, after: null } as const;
}

function trailOf({ id, userName, role }: Staff): Staff {
  return { id, userName, role };
}
