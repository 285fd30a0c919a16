import type { Database, Db } from './database.server.ts';

/** A read whose answer is kept until the next write of what visitors see. One that fails is asked again. */
export function rememberPerVersion<Value>(
  read: (db: Db) => Promise<Value>,
): (database: Database) => Promise<Value> {
  const kept = new WeakMap<Database, { version: number; value: Promise<Value> }>();
  return async (database) => {
    // Asked before the read: whatever is written meanwhile makes the answer untrue at once.
    const version = await database.committedVersion();
    const known = kept.get(database);
    if (known?.version === version) return known.value;

    const value = read(database.reads);
    kept.set(database, { version, value });
    value.catch(() => kept.delete(database));
    return value;
  };
}
