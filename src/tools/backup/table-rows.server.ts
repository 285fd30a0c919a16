import { sql } from 'kysely';
import type { Database, Db } from '#platform/database/database.server.ts';
import type { Row } from '#platform/database/insert-rows.server.ts';
import type { Tables } from '#platform/database/tables.ts';
import { ALL_TABLES, TABLE_KEYS } from './table-keys.ts';

const PAGE_ROWS = 500;

/** So few that one statement stays below the time limit of a server. */
const DELETE_BATCH_ROWS = 5000;

export async function* pagesOfTable(db: Db, table: keyof Tables): AsyncGenerator<Row[]> {
  const key: readonly string[] = TABLE_KEYS[table];
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let after = sql``;
  for (;;) {
    const { rows } =
      await sql<Row>`select * from ${sql.table(table)} ${after} order by ${columns} limit ${sql.lit(PAGE_ROWS)}`.execute(
        db,
      );
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    after = sql`where (${columns}) > (${sql.join(key.map((column) => last[column]))})`;
  }
}

export async function countRows(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*) as count from ${sql.table(table)}`.execute(db);
  return Number(rows[0]?.count);
}

export async function emptyTable(db: Db, table: keyof Tables): Promise<void> {
  const columns = sql.join(TABLE_KEYS[table].map((column) => sql.ref(column)));
  const name = sql.table(table);
  const deleteBatch = sql`delete from ${name} where (${columns}) in (select ${columns} from ${name} limit ${sql.lit(DELETE_BATCH_ROWS)})`;
  while (((await deleteBatch.execute(db)).numAffectedRows ?? 0n) > 0n);
}

/** Reads the state of one moment while others go on writing. */
export function inSnapshot<Result>(db: Db, read: (db: Db) => Promise<Result>): Promise<Result> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(read);
}

/** Readers see the old state until the commit. As in every write, the catalogue is locked first. */
export async function lockTables({ db, dialect }: Pick<Database, 'db' | 'dialect'>): Promise<void> {
  // A transaction of SQLite is alone from its start.
  if (dialect === 'sqlite') return;
  const tables = ALL_TABLES.toReversed().map((table) => sql.table(table));
  await sql`lock table ${sql.join(tables)} in share row exclusive mode`.execute(db);
}
