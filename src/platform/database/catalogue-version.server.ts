import type { Database, Db } from './database.server.ts';

export async function readCatalogueVersion(db: Db): Promise<number> {
  const { version } = await db.selectFrom('catalogue').select('version').executeTakeFirstOrThrow();
  return version;
}

/** Must be called in the transaction of every write of what visitors see. */
export async function raiseCatalogueVersion(db: Db): Promise<void> {
  await db
    .updateTable('catalogue')
    .set((set) => ({ version: set('version', '+', 1) }))
    .execute();
}

/** Serializes a transaction with the writes of the catalogue; the version stays. */
export async function lockCatalogue(db: Db): Promise<void> {
  await db
    .updateTable('catalogue')
    .set((set) => ({ version: set.ref('version') }))
    .execute();
}

type Source = Pick<Database, 'committedVersion'>;

/** Keeps the result of a read until the next write of what visitors see; failures are not kept. */
export function memoizePerVersion<From extends Source, Value>(
  read: (from: From) => Promise<Value>,
): (from: From) => Promise<Value> {
  const results = new WeakMap<From, { version: number; value: Promise<Value> }>();
  return async (from) => {
    // Asked before the read, so that a write during the read makes the result outdated.
    const version = await from.committedVersion();
    const known = results.get(from);
    if (known?.version === version) return known.value;

    const value = read(from);
    results.set(from, { version, value });
    value.catch(() => results.delete(from));
    return value;
  };
}
