import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from './database.server.ts';

const MIGRATIONS = join(import.meta.dirname, '../../db/migrations');

/**
 * Brings the schema up to date: applies every folder of `db/migrations` that the database has not seen, in order,
 * each in one transaction. Refuses a database that a newer version of the product has already changed.
 */
export async function migrate(database: Database): Promise<void> {
  await sql`create table if not exists migration (name text primary key, applied_at text not null)`.execute(database.db);
  const applied = await sql<{ name: string }>`select name from migration`.execute(database.db);
  const done = new Set(applied.rows.map((row) => row.name));
  const known = readdirSync(MIGRATIONS).sort();

  const foreign = [...done].filter((name) => !known.includes(name));
  if (foreign.length > 0) {
    throw new Error(`The database was changed by a newer version (${foreign.join(', ')}). Start that version, or restore a backup.`);
  }
  for (const name of known.filter((name) => !done.has(name))) {
    const script = readFileSync(join(MIGRATIONS, name, `${database.dialect}.sql`), 'utf8');
    await database.runScript(`${script}\ninsert into migration (name, applied_at) values ('${name}', '${new Date().toISOString()}');`);
  }
}
