import { randomBytes } from 'node:crypto';
import type { Db } from '#platform/database/database.server.ts';
import type { SessionShown } from './account.ts';
import { type Staff, storedRole } from './staff-store.server.ts';

/** A log-in. Deleting its row revokes its tokens. */
export interface Session {
  id: string;
  createdAt: Date;
  expiresAt: Date;
  lastSeenAt: Date;
}

export async function insertSession(
  db: Db,
  staffId: number,
  { now, expiresAt, device }: { now: Date; expiresAt: Date; device: string },
): Promise<Session> {
  const at = now.toISOString();
  await db.deleteFrom('session').where('expires_at', '<', at).execute();
  const id = randomBytes(18).toString('base64url');
  await db
    .insertInto('session')
    .values({
      id,
      staff_id: staffId,
      created_at: at,
      expires_at: expiresAt.toISOString(),
      last_seen_at: at,
      device,
    })
    .execute();
  await db.updateTable('staff').set({ last_seen_at: at }).where('id', '=', staffId).execute();
  return { id, createdAt: now, expiresAt, lastSeenAt: now };
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
      'session.last_seen_at',
      'staff.id as staff_id',
      'staff.user_name',
      'staff.role',
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
        lastSeenAt: new Date(row.last_seen_at),
      },
      staff: { id: row.staff_id, userName: row.user_name, role: storedRole.parse(row.role) },
    }
  );
}

/** Those that last, newest first. */
export function listSessions(db: Db, staffId: number, now: Date): Promise<SessionShown[]> {
  return db
    .selectFrom('session')
    .select([
      'id',
      'created_at as createdAt',
      'expires_at as expiresAt',
      'last_seen_at as lastSeenAt',
      'device',
    ])
    .where('staff_id', '=', staffId)
    .where('expires_at', '>', now.toISOString())
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

export async function markSeen(db: Db, sessionId: string, staffId: number, at: Date) {
  const last_seen_at = at.toISOString();
  await db.updateTable('session').set({ last_seen_at }).where('id', '=', sessionId).execute();
  await db.updateTable('staff').set({ last_seen_at }).where('id', '=', staffId).execute();
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
