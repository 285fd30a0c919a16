import { setImmediate } from 'node:timers/promises';
import { readCatalogueVersion } from '#database/catalogue-version.server.ts';
import type { Database, Db } from '#database/database.server.ts';
import { insertRows } from '#database/insert-rows.server.ts';
import type { CheckedBackup } from './check-backup.server.ts';
import { foldAnew } from './fold-anew.server.ts';
import { lockTables } from './lock-tables.server.ts';
import { raiseSequences } from './sequences.server.ts';
import { setAsideIndexes } from './set-aside-indexes.server.ts';
import { BACKUP_TABLES, RECORD_TABLES } from './table-keys.ts';
import { emptyTable, pagesOfTable } from './table-rows.server.ts';

interface Replacement {
  readonly now: Date;
  /** Called when nobody else can write any more. If it throws, nothing is replaced. */
  readonly assertReplaceable: (db: Db) => Promise<void>;
  readonly signal?: AbortSignal | undefined;
}

export async function replaceRows(
  { db, dialect }: Database,
  { rows, snapshot }: CheckedBackup,
  { now, assertReplaceable: mayReplace, signal }: Replacement,
): Promise<void> {
  await db.transaction().execute(async (db) => {
    await lockTables({ db, dialect });
    await mayReplace(db);
    const version = Math.max(await readCatalogueVersion(db), await readCatalogueVersion(rows)) + 1;
    const makeIndexes = await setAsideIndexes({ db, dialect });
    for (const table of RECORD_TABLES.toReversed()) await emptyTable(db, table);
    for (const table of BACKUP_TABLES) {
      for await (const page of pagesOfTable(rows, table)) {
        await insertRows(db, table, page);
        // SQLite blocks the event loop. Without this pause, no signal could stop the process.
        await setImmediate();
        signal?.throwIfAborted();
      }
    }
    await raiseSequences({ db, dialect }, snapshot.sequences);
    await foldAnew(db);
    await makeIndexes(signal);
    await db
      .updateTable('catalogue')
      // A new version invalidates ready answers; `filled_at` keeps the sample catalogue out.
      .set((set) => ({
        version,
        filled_at: set.fn.coalesce('filled_at', set.val(now.toISOString())),
      }))
      .execute();
  });
}
