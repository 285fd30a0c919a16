import { sql } from 'kysely';
import type { Db } from '#database/database.server.ts';
import { StaffName } from './account.ts';

export interface Staff {
  id: number;
  userName: string;
}

export async function findStaff(
  db: Db,
  userName: string,
): Promise<(Staff & { passwordHash: string }) | undefined> {
  // PostgreSQL accepts no NUL in a text.
  if (!StaffName.safeParse(userName).success) return undefined;
  const row = await db
    .selectFrom('staff')
    .select(['id', 'user_name', 'password_hash'])
    .where(sql`lower(user_name)`, '=', sql`lower(${userName})`)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row && { id: row.id, userName: row.user_name, passwordHash: row.password_hash };
}

export async function listStaff(db: Db): Promise<(Staff & { createdAt: string })[]> {
  const rows = await db
    .selectFrom('staff')
    .select(['id', 'user_name', 'created_at'])
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ id: row.id, userName: row.user_name, createdAt: row.created_at }));
}

/** Undefined when the name is taken; case does not matter. */
export async function insertStaff(
  db: Db,
  userName: string,
  passwordHash: string,
  now: Date,
): Promise<Staff | undefined> {
  const row = await db
    .insertInto('staff')
    .values({
      user_name: userName,
      password_hash: passwordHash,
      created_at: now.toISOString(),
      removed_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row && { id: row.id, userName };
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
