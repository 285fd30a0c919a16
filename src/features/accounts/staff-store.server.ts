import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '#platform/database/database.server.ts';
import { ROLES, type Role } from '#platform/http/permission.ts';
import { plainTyping } from '#platform/language/plain-typing.ts';
import { type StaffMember, StaffName } from './account.ts';

export interface Staff {
  id: number;
  userName: string;
  role: Role;
}

const SHOWN = [
  'id',
  'user_name as userName',
  'role',
  'created_at as createdAt',
  'last_seen_at as lastSeenAt',
] as const;

export const storedRole = z.enum(ROLES);

export async function findStaff(
  db: Db,
  userName: string,
): Promise<(Staff & { passwordHash: string }) | undefined> {
  const typed = StaffName.safeParse(userName);
  // PostgreSQL accepts no NUL in a text.
  if (!typed.success) return undefined;
  // Older names may end in a mark that no new name ends in.
  const names = [userName, typed.data].map((name) => sql`lower(${name})`);
  const row = await db
    .selectFrom('staff')
    .select(['id', 'user_name', 'role', 'password_hash'])
    .where(sql`lower(user_name)`, 'in', names)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      userName: row.user_name,
      role: storedRole.parse(row.role),
      passwordHash: row.password_hash,
    }
  );
}

export async function findStaffById(db: Db, id: number): Promise<StaffMember | undefined> {
  return (await listStaff(db)).find((staff) => staff.id === id);
}

export async function listStaff(db: Db): Promise<StaffMember[]> {
  const rows = await db
    .selectFrom('staff')
    .select(SHOWN)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, role: storedRole.parse(row.role) }));
}

/** Undefined when the name is taken; neither case nor the way it was typed matters. */
export async function insertStaff(
  db: Db,
  userName: string,
  passwordHash: string,
  now: Date,
  role: Role = 'owner',
): Promise<Staff | undefined> {
  const taken = (await listStaff(db)).map((staff) => looksOf(staff.userName));
  if (taken.includes(looksOf(userName))) return undefined;
  const row = await db
    .insertInto('staff')
    .values({
      user_name: userName,
      password_hash: passwordHash,
      role,
      created_at: now.toISOString(),
      last_seen_at: null,
      removed_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row && { id: row.id, userName, role };
}

/** The database lowers only some scripts, and knows no full-width or ligated letters or marks. */
function looksOf(userName: string): string {
  return plainTyping(userName).normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ');
}

export async function updateRole(db: Db, staffId: number, role: Role): Promise<void> {
  await db.updateTable('staff').set({ role }).where('id', '=', staffId).execute();
}

export async function updatePassword(db: Db, staffId: number, passwordHash: string): Promise<void> {
  await db
    .updateTable('staff')
    .set({ password_hash: passwordHash })
    .where('id', '=', staffId)
    .execute();
}

/** The row stays, because listings and the audit trail refer to it; the name is free again. */
export async function markStaffRemoved(db: Db, staffId: number, now: Date): Promise<void> {
  await db
    .updateTable('staff')
    .set({ removed_at: now.toISOString() })
    .where('id', '=', staffId)
    .execute();
}
