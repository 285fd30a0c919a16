import { sql } from 'kysely';
import type { Db } from '#database/database.server.ts';
import type { Row } from '#database/insert-rows.server.ts';
import type { Tables } from '#database/tables.ts';
import { TABLE_KEYS } from './table-keys.ts';

const PAGE_ROWS = 500;

/** Few enough for one statement to stay below a server's time limit. */
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
