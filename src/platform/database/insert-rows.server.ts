import { CompiledQuery, sql } from 'kysely';
import type { Db } from './database.server.ts';

export type Row = Readonly<Record<string, unknown>>;

/**
 * All rows must have the same columns. Kysely's query builder takes twenty times as long.
 * `onConflict` says what becomes of rows that are there already.
 */
export async function insertRows(
  db: Db,
  table: string,
  rows: readonly Row[],
  onConflict = '',
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const placeholder = placeholderOf(db);
  const values = rows.map(
    (_row, row) =>
      `(${columns.map((_column, column) => placeholder(row * columns.length + column)).join()})`,
  );
  const statement = `insert into ${quoted(table)} (${columns.map(quoted).join()}) values ${values.join()} ${onConflict}`;
  const parameters = rows.flatMap((row) => columns.map((column) => row[column]));
  await db.executeQuery(CompiledQuery.raw(statement, parameters));
}

function placeholderOf(db: Db): (index: number) => string {
  const isNumbered = sql`${0}`.compile(db).sql === '$1';
  return isNumbered ? (index) => `$${index + 1}` : () => '?';
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
