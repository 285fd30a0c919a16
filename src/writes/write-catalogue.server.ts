import { boundedQueue } from '#concurrency/bounded-queue.ts';
import { lockCatalogue, raiseCatalogueVersion } from '#database/catalogue-version.server.ts';
import type { Db } from '#database/database.server.ts';

/** Writes of one process, one after another: those that wait must not hold the connections that reads need. */
const lines = new WeakMap<Db, ReturnType<typeof boundedQueue>>();
const WAITING = 500;

/**
 * Runs a write of what visitors see in one transaction that raises the catalogue version. Raising it first makes such writes
 * wait for one another on PostgreSQL as they do on SQLite: what `work` reads stays true until it has written.
 * When `work` answers a refusal, everything it did is undone. Throws `QueueFull` when hundreds of writes wait already.
 */
export function writeCatalogue<Outcome extends object>(
  db: Db,
  work: (db: Db) => Promise<Outcome>,
): Promise<Outcome> {
  return inTurn(db, () => transact(db, raiseCatalogueVersion, work));
}

/** As `writeCatalogue`, for what visitors do not see: the version stays, and so do the answers that are kept under it. */
export function writeBehindCatalogue<Outcome extends object>(
  db: Db,
  work: (db: Db) => Promise<Outcome>,
): Promise<Outcome> {
  return inTurn(db, () => transact(db, lockCatalogue, work));
}

function inTurn<Outcome>(db: Db, write: () => Promise<Outcome>): Promise<Outcome> {
  const line = lines.get(db) ?? boundedQueue({ atOnce: 1, waiting: WAITING });
  lines.set(db, line);
  return line(write);
}

async function transact<Outcome extends object>(
  db: Db,
  takeLock: (db: Db) => Promise<void>,
  work: (db: Db) => Promise<Outcome>,
): Promise<Outcome> {
  try {
    return await db.transaction().execute(async (db) => {
      await takeLock(db);
      const outcome = await work(db);
      if ('refused' in outcome) throw new RolledBack(outcome);
      return outcome;
    });
  } catch (error) {
    // Only this function makes an `Undone`, and only of an outcome of `work`.
    if (error instanceof RolledBack) return error.outcome as Outcome;
    throw error;
  }
}

/** Makes the transaction roll back; never seen outside. */
class RolledBack extends Error {
  readonly outcome: object;

  constructor(outcome: object) {
    super('undone');
    this.outcome = outcome;
  }
}
