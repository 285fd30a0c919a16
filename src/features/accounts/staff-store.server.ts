import { sql } from 'kysely';
import type { Db } from '#database/database.server.ts';
import { StaffName } from './account.ts';

/** Someone who may log in. */
export interface Staff {
  id: number;
  userName: string;
}

/** Who has a name, whatever the case of its letters. */
export async function findStaff(
  db: Db,
  userName: string,
): Promise<(Staff & { passwordHash: string }) | undefined> {
  // What can be nobody's name is not asked for: PostgreSQL takes no NUL in a text.
  if (!StaffName.safeParse(userName).success) return undefined;
  const row = await db
    .selectFrom('staff')
    .select(['id', 'user_name', 'password_hash'])
    .where(sql`lower(user_name)`, '=', sql`lower(${userName})`)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row && { id: row.id, userName: row.user_name, passwordHash: row.password_hash };
}

/** Everyone who may log in, by id. */
export async function listStaff(db: Db): Promise<(Staff & { createdAt: string })[]> {
  const rows = await db
    .selectFrom('staff')
    .select(['id', 'user_name', 'created_at'])
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ id: row.id, userName: row.user_name, createdAt: row.created_at }));
}

/** Adds an account; undefined when the name is taken, whatever the case of its letters. */
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

/** The row stays, because listings and the audit trail name it; its name is free again. */
export async function markStaffRemoved(db: Db, staffId: number, now: Date): Promise<void> {
  await db
    .updateTable('staff')
    .set({ removed_at: now.toISOString() })
    .where('id', '=', staffId)
    .execute();
}
