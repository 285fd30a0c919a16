import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Database, Db } from '#platform/database/database.server.ts';
import { insertRows, type Row } from '#platform/database/insert-rows.server.ts';
import type { Tables } from '#platform/database/tables.ts';
import { describeRows } from './existing-state.server.ts';
import { foldAnew } from './fold-anew.server.ts';
import { raiseSequences, readSequences } from './sequences.server.ts';
import { RECORD_TABLES } from './table-keys.ts';
import { inSnapshot, lockTables, pagesOfTable } from './table-rows.server.ts';

/**
 * Copies every record into an empty database in one transaction, sessions too, and compares all of
 * them before the commit. Returns the number of rows by table.
 */
export function moveRows(
  from: Database,
  to: Database,
  { now, signal }: { readonly now: Date; readonly signal?: AbortSignal },
): Promise<Record<string, number>> {
  return inSnapshot(from.db, (source) =>
    to.db.transaction().execute(async (target) => {
      await lockTables({ db: target, dialect: to.dialect });
      await refuseToReplace(target);
      for (const table of RECORD_TABLES) await copyTable(source, target, table, signal);
      const counts = await compareTables(source, target, signal);
      const sequences = await readSequences({ db: source, dialect: from.dialect });
      await raiseSequences({ db: target, dialect: to.dialect }, sequences);
      await foldAnew(target);
      // Keeps the sample catalogue out.
      await target
        .updateTable('catalogue')
        .set((set) => ({ filled_at: set.fn.coalesce('filled_at', set.val(now.toISOString())) }))
        .execute();
      signal?.throwIfAborted();
      return counts;
    }),
  );
}

async function refuseToReplace(target: Db): Promise<void> {
  const found = await describeRows(target);
  if (found !== undefined)
    throw new Error(`Nothing was moved, because the target is not empty: ${found}.`);
  // The migrations have inserted this row; the source brings its own.
  await target.deleteFrom('catalogue').execute();
}

async function copyTable(
  source: Db,
  target: Db,
  table: keyof Tables,
  signal?: AbortSignal,
): Promise<void> {
  for await (const page of pagesOfTable(source, table)) {
    await insertRows(target, table, page);
    // SQLite blocks the event loop. Without this pause, no signal could stop the process.
    await setImmediate();
    signal?.throwIfAborted();
  }
}

async function compareTables(
  source: Db,
  target: Db,
  signal?: AbortSignal,
): Promise<Record<string, number>> {
  const counts = new Map<string, number>();
  for (const table of RECORD_TABLES) {
    const [sent, stored] = [await sumTable(source, table), await sumTable(target, table)];
    if (sent.rows !== stored.rows || sent.sum !== stored.sum)
      throw new Error(
        `Nothing was moved, because the rows of ${table} did not arrive as they were sent.`,
      );
    counts.set(table, stored.rows);
    signal?.throwIfAborted();
  }
  return Object.fromEntries(counts);
}

/** Equal for equal rows, in whatever order a database sorts texts. */
interface TableSum {
  readonly rows: number;
  readonly sum: bigint;
}

export async function sumTable(db: Db, table: keyof Tables): Promise<TableSum> {
  let rows = 0;
  let sum = 0n;
  for await (const page of pagesOfTable(db, table)) {
    rows += page.length;
    for (const row of page) sum += fingerprint(row);
    await setImmediate();
  }
  return { rows, sum };
}

function fingerprint(row: Row): bigint {
  const text = JSON.stringify(Object.entries(row).sort());
  return BigInt(`0x${createHash('sha256').update(text).digest('hex')}`);
}
