import type { Db } from './database.server.ts';

/** A number that changes with every write of what visitors see. */
export async function readCatalogueVersion(db: Db): Promise<number> {
  const { version } = await db.selectFrom('catalogue').select('version').executeTakeFirstOrThrow();
  return version;
}

/** To be called inside the transaction of every write of what visitors see. */
export async function raiseCatalogueVersion(db: Db): Promise<void> {
  await db
    .updateTable('catalogue')
    .set((set) => ({ version: set('version', '+', 1) }))
    .execute();
}

/** Makes a transaction wait its turn among the writes of the catalogue, and they for it, without any change that visitors see. */
export async function lockCatalogue(db: Db): Promise<void> {
  await db
    .updateTable('catalogue')
    .set((set) => ({ version: set.ref('version') }))
    .execute();
}
