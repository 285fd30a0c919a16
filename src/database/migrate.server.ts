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
  await createMigrationTable(database);
  const known = readdirSync(MIGRATIONS).sort();
  const done = await appliedMigrations(database);
  const foreign = [...done].filter((name) => !known.includes(name));
  if (foreign.length > 0) {
    throw new Error(`The database was changed by a newer version (${foreign.join(', ')}). Start that version, or restore a backup.`);
  }
  for (const name of known) {
    if (!done.has(name)) await apply(database, name);
  }
}

async function apply(database: Database, name: string): Promise<void> {
  const script = readFileSync(join(MIGRATIONS, name, `${database.dialect}.sql`), 'utf8');
  try {
    await database.runScript(`${script}\ninsert into migration (name, applied_at) values ('${name}', '${new Date().toISOString()}');`);
  } catch (error) {
    // Processes that start together all try; the first one wins, and that is as good for the others.
    if (!(await appliedMigrations(database)).has(name)) throw error;
  }
}

async function createMigrationTable(database: Database): Promise<void> {
  const table = 'create table if not exists migration (name text primary key, applied_at text not null)';
  // PostgreSQL's `if not exists` can still fail when two create the table at the same moment.
  await database.runScript(table).catch(() => database.runScript(table));
}

async function appliedMigrations({ db }: Database): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select name from migration`.execute(db);
  return new Set(rows.map((row) => row.name));
}
