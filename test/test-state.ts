import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.server.ts';
import { openSqlite } from '#platform/database/open-sqlite.server.ts';
import { photoFilePaths } from '#platform/media/photo-variants.ts';
import { emptySqlite } from '#test/empty-sqlite.ts';
import { insertListing, insertPhoto } from '#test/factories.ts';
import { openTestDatabase } from '#test/test-database.ts';
import { openTestMedia } from '#test/test-media.ts';
import { ALL_TABLES } from '#tools/backup/table-keys.ts';

/** An empty database and media store. SQLite is a file here, not in memory. */
export async function openTestState(dialect: string = process.env.TEST_DATABASE ?? 'sqlite') {
  const folder = await mkdtemp(join(tmpdir(), 'state-'));
  const database =
    dialect === 'postgres'
      ? await openTestDatabase(dialect)
      : await openSqliteFile(join(folder, 'catalogue.sqlite'));
  const kept = await openTestMedia();
  return {
    database,
    db: database.db,
    media: kept.media,
    folder,
    async [Symbol.asyncDispose]() {
      await database.close();
      await kept[Symbol.asyncDispose]();
      await rm(folder, { recursive: true });
    },
  };
}

export type TestState = Awaited<ReturnType<typeof openTestState>>;

async function openSqliteFile(file: string): Promise<Database> {
  await writeFile(file, await emptySqlite());
  return openSqlite(file);
}

/** A listing with a photo and all of its files, whose names begin with `stem`. */
export async function insertListingWithPhoto(
  { db, media }: Pick<TestState, 'db' | 'media'>,
  stem: string,
): Promise<number> {
  const path = `Resources/Images/${stem}.jpg`;
  for (const file of photoFilePaths({ path, width: 640 }))
    await media.put(file, Buffer.from(`the bytes of ${file}`));
  return insertListing(db, { title: stem, image_id: await insertPhoto(db, { path, width: 640 }) });
}

export async function readWholeState({ database, media }: Pick<TestState, 'database' | 'media'>) {
  const rows: Record<string, string[]> = {};
  for (const table of ALL_TABLES) {
    const found = await sql<object>`select * from ${sql.table(table)}`.execute(database.db);
    rows[table] = found.rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort();
  }
  const files: Record<string, string> = {};
  for await (const { path } of media.list()) {
    const body = (await media.read(path))?.body;
    files[path] = await new Response(body ?? null).text();
  }
  return { rows, files };
}
