import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from './database.server.ts';

const MIGRATIONS = join(import.meta.dirname, '../../../db/migrations');

export function knownMigrations(folder: string = MIGRATIONS): string[] {
  return readdirSync(folder).sort();
}

/**
 * Applies the folders of `db/migrations` that are new to the database, each in one transaction.
 * Refuses a database that a newer version has changed. `only` stops at an older schema.
 */
export async function migrate(
  database: Database,
  { folder = MIGRATIONS, only }: { folder?: string; only?: readonly string[] } = {},
): Promise<void> {
  await createMigrationTable(database);
  const known = knownMigrations(folder);
  const done = await appliedMigrations(database);
  const foreign = [...done].filter((name) => !known.includes(name));
  if (foreign.length > 0) {
    throw new Error(
      `The database was changed by a newer version (${foreign.join(', ')}). ` +
        'Start that version, or restore a backup.',
    );
  }
  for (const name of known) {
    if (!done.has(name) && (only === undefined || only.includes(name)))
      await apply(database, folder, name);
  }
}

async function apply(database: Database, folder: string, name: string): Promise<void> {
  const script = readFileSync(join(folder, name, `${database.dialect}.sql`), 'utf8');
  try {
    const applied = `'${name}', '${new Date().toISOString()}'`;
    // The row comes first: processes that start together wait for the first of them, and no
    // process meets its half-made tables.
    await database.runScript(
      `insert into migration (name, applied_at) values (${applied});\n${script}`,
    );
  } catch (error) {
    if (!(await appliedMigrations(database)).has(name)) throw error;
  }
}

async function createMigrationTable(database: Database): Promise<void> {
  const table =
    'create table if not exists migration (name text primary key, applied_at text not null)';
  // PostgreSQL's `if not exists` can still fail when two create the table concurrently.
  await database.runScript(table).catch(() => database.runScript(table));
}

export async function appliedMigrations({ db }: Pick<Database, 'db'>): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select name from migration`.execute(db);
  return new Set(rows.map((row) => row.name));
}
