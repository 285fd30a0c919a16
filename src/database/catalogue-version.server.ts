import type { Db } from './database.server.ts';

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
