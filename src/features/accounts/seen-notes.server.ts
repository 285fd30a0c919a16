import type { Services } from '#services.ts';
import { markSeen, type Session } from './session-store.server.ts';
import type { Staff } from './staff-store.server.ts';

const INTERVAL_MS = 5 * 60 * 1000;

/** Notes that a session is in use, at most every five minutes, and keeps no request waiting. */
export function createSeenNotes({ db, log, now }: Pick<Services, 'db' | 'log' | 'now'>) {
  const noting = new Set<string>();

  return ({ session, staff }: { session: Session; staff: Staff }): void => {
    const at = now();
    if (noting.has(session.id) || at.getTime() - session.lastSeenAt.getTime() < INTERVAL_MS) return;
    noting.add(session.id);
    void markSeen(db, session.id, staff.id, at)
      .catch((error: unknown) => log.warn({ err: error }, 'the use of a session was not noted'))
      .finally(() => noting.delete(session.id));
  };
}
