import type { Db } from '#database/database.server.ts';
import { recordChange, type Signature, writeWithoutVersion } from '#writes/audited-write.server.ts';
import { deleteSession } from './session-store.server.ts';

/** With `staffId`, only a session of that account can be ended. */
export function endSession(
  db: Db,
  signature: Signature,
  { id, staffId }: { id: string; staffId?: number | undefined },
): Promise<{ ended: true } | { refused: 'unknown' }> {
  return writeWithoutVersion<{ ended: true } | { refused: 'unknown' }>(db, async (db) => {
    let query = db
      .selectFrom('session')
      .select(['id', 'staff_id', 'device', 'created_at'])
      .where('id', '=', id);
    if (staffId !== undefined) query = query.where('staff_id', '=', staffId);
    const session = await query.executeTakeFirst();
    if (session === undefined) return { refused: 'unknown' };
    await deleteSession(db, session.id);
    await recordChange(db, signature, {
      entity: 'Session',
      // Sessions have no number of their own; the account has.
      entityId: session.staff_id,
      action: 'delete',
      before: { device: session.device, createdAt: session.created_at },
      after: null,
    });
    return { ended: true };
  });
}
