import { randomBytes } from 'node:crypto';
import type { Db } from '#database/database.server.ts';
import type { Staff } from './staff-store.server.ts';

/** A log-in. Deleting its row revokes its tokens. */
export interface Session {
  id: string;
  createdAt: Date;
  expiresAt: Date;
}

export async function insertSession(
  db: Db,
  staffId: number,
  now: Date,
  expiresAt: Date,
): Promise<Session> {
  await db.deleteFrom('session').where('expires_at', '<', now.toISOString()).execute();
  const id = randomBytes(18).toString('base64url');
  await db
    .insertInto('session')
    .values({
      id,
      staff_id: staffId,
      created_at: now.toISOString(),
      expires_at: expiresAt.toISOString(),
    })
    .execute();
  return { id, createdAt: now, expiresAt };
}

/** Undefined when the session has expired or its account was removed. */
export async function findSession(
  db: Db,
  id: string,
  now: Date,
): Promise<{ session: Session; staff: Staff } | undefined> {
  const row = await db
    .selectFrom('session')
    .innerJoin('staff', 'staff.id', 'session.staff_id')
    .select([
      'session.id',
      'session.created_at',
      'session.expires_at',
      'staff.id as staff_id',
      'staff.user_name',
    ])
    .where('session.id', '=', id)
    .where('session.expires_at', '>', now.toISOString())
    .where('staff.removed_at', 'is', null)
    .executeTakeFirst();
  return (
    row && {
      session: {
        id: row.id,
        createdAt: new Date(row.created_at),
        expiresAt: new Date(row.expires_at),
      },
      staff: { id: row.staff_id, userName: row.user_name },
    }
  );
}

export async function extendSession(db: Db, id: string, expiresAt: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ expires_at: expiresAt.toISOString() })
    .where('id', '=', id)
    .execute();
}

export async function deleteSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom('session').where('id', '=', id).execute();
}

export async function deleteSessions(db: Db, staffId: number, kept?: string): Promise<void> {
  let query = db.deleteFrom('session').where('staff_id', '=', staffId);
  if (kept !== undefined) query = query.where('id', '!=', kept);
  await query.execute();
}
