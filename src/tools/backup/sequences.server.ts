import { sql } from 'kysely';
import type { Database } from '#platform/database/database.server.ts';
import { TABLES_WITH_GENERATED_IDS } from './table-keys.ts';

type OpenDatabase = Pick<Database, 'db' | 'dialect'>;

export async function readSequences(database: OpenDatabase): Promise<Record<string, number>> {
  const given = new Map<string, number>();
  for (const table of TABLES_WITH_GENERATED_IDS) given.set(table, await lastId(database, table));
  return Object.fromEntries(given);
}

/** Makes the next ids higher than these, never lower: PostgreSQL does not roll sequences back. */
export async function raiseSequences(
  database: OpenDatabase,
  sequences: Readonly<Record<string, number>>,
): Promise<void> {
  for (const table of TABLES_WITH_GENERATED_IDS) {
    const wanted = Math.max(sequences[table] ?? 0, await maxId(database, table));
    if (wanted > (await lastId(database, table))) await setLastId(database, table, wanted);
  }
}

async function lastId({ db, dialect }: OpenDatabase, table: string): Promise<number> {
  const query =
    dialect === 'sqlite'
      ? sql<{ last: number }>`select seq as last from sqlite_sequence where name = ${table}`
      : sql<{
          last: number;
        }>`select pg_sequence_last_value(pg_get_serial_sequence(${table}, 'id')::regclass) as last`;
  const { rows } = await query.execute(db);
  return rows[0]?.last ?? 0;
}

async function maxId({ db }: OpenDatabase, table: string): Promise<number> {
  const { rows } = await sql<{
    highest: number;
  }>`select coalesce(max(id), 0) as highest from ${sql.table(table)}`.execute(db);
  return rows[0]?.highest ?? 0;
}

async function setLastId({ db, dialect }: OpenDatabase, table: string, id: number): Promise<void> {
  if (dialect === 'postgres') {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${id})`.execute(db);
    return;
  }
  // `sqlite_sequence` has no key, so there is no upsert.
  await sql`delete from sqlite_sequence where name = ${table}`.execute(db);
  await sql`insert into sqlite_sequence (name, seq) values (${table}, ${id})`.execute(db);
}
