import { mkdtempDisposableSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { migrate } from '#platform/database/migrate.server.ts';
import { openSqlite } from '#platform/database/open-sqlite.server.ts';

let made: Promise<Buffer> | undefined;

/** The bytes of a database with all tables and no rows: copying them is much faster than migrating again. */
export function emptySqlite(): Promise<Buffer> {
  made ??= makeEmpty();
  return made;
}

async function makeEmpty(): Promise<Buffer> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'empty-'));
  const file = join(folder.path, 'empty.sqlite');
  const database = openSqlite(':memory:');
  await migrate(database);
  await sql`vacuum into ${sql.lit(file)}`.execute(database.db);
  await database.close();
  return readFileSync(file);
}
