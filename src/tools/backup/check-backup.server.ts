import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { sql } from 'kysely';
import type { Database, Db } from '#platform/database/database.server.ts';
import { isFull } from '#platform/database/database-errors.ts';
import { insertRows, type Row } from '#platform/database/insert-rows.server.ts';
import { knownMigrations, migrate } from '#platform/database/migrate.server.ts';
import { openSqlite } from '#platform/database/open-sqlite.server.ts';
import { isMediaPath } from '#platform/media/media-store.server.ts';
import {
  BackupRefused,
  FORMAT_PART,
  FORMAT_VERSION,
  Format,
  MEDIA_PARTS,
  SNAPSHOT_PART,
  Snapshot,
  tableOfPart,
} from './archive-parts.ts';
import { FILES_OF_ROWS, PHOTO_TABLES, type PhotoTable } from './archive-photos.server.ts';
import { type ArchivedFiles, archivedFiles } from './archived-files.server.ts';
import { type ArchivePart, readArchive } from './read-archive.server.ts';
import { setAsideIndexes } from './set-aside-indexes.server.ts';
import { countRows, pagesOfTable } from './table-rows.server.ts';

const decompress = promisify(gunzip);
const MAX_PART_ROWS_BYTES = 256 * 1024 * 1024;

/** A backup that was read completely. Its rows are in a temporary database at the newest schema. */
export interface CheckedBackup {
  readonly snapshot: Snapshot;
  readonly rows: Db;
  readonly files: ArchivedFiles;
  close(): Promise<void>;
}

/**
 * Reads a backup completely and stores its rows in a temporary database, under all constraints.
 * Throws `BackupRefused` when it is not a valid backup of this version or an older one.
 */
export async function checkBackup(
  file: string,
  { migrations, signal }: { migrations?: string; signal?: AbortSignal } = {},
): Promise<CheckedBackup> {
  const scratch = openSqlite('');
  const files = archivedFiles();
  const close = async () => {
    files.close();
    await scratch.close();
  };
  try {
    const snapshot = await readParts({ file, scratch, files, migrations, signal });
    await checkRowCounts(scratch.db, snapshot);
    await migrate(scratch, migrations === undefined ? {} : { folder: migrations });
    await checkPhotos(scratch.db, files, snapshot);
    return { snapshot, rows: scratch.db, files, close };
  } catch (error) {
    await close();
    throw refusal(file, error, signal);
  }
}

interface Reading {
  readonly file: string;
  readonly scratch: Database;
  readonly files: ArchivedFiles;
  readonly migrations: string | undefined;
  readonly signal: AbortSignal | undefined;
}

async function readParts({ file, scratch, files, migrations, signal }: Reading): Promise<Snapshot> {
  const parts = readArchive(file);
  const next = async () => {
    signal?.throwIfAborted();
    return (await parts.next()).value;
  };
  try {
    await checkFormat(file, await next());
    let part = await next();
    for (; part?.name.startsWith(MEDIA_PARTS); part = await next()) {
      const path = part.name.slice(MEDIA_PARTS.length);
      if (!isMediaPath(path) || !files.insert(path))
        throw new Error(`${JSON.stringify(path)} is no picture of its own`);
    }
    if (part?.name !== SNAPSHOT_PART) throw new Error(`${SNAPSHOT_PART} is missing`);
    const { data: snapshot } = Snapshot.safeParse(await parseJson(part));
    if (snapshot === undefined) throw new Error(`${SNAPSHOT_PART} is not as it should be`);
    await createTables(file, scratch, snapshot, migrations);
    const makeIndexes = await setAsideIndexes(scratch);
    for (part = await next(); part !== undefined; part = await next())
      await storeRows(scratch, part);
    // Later migrations may change or remove them.
    if (snapshot.migrations.length < knownMigrations(migrations).length) await makeIndexes(signal);
    return snapshot;
  } finally {
    await parts.return(undefined);
  }
}

async function checkFormat(file: string, part: ArchivePart | undefined): Promise<void> {
  const parsed = Format.safeParse(
    part?.name === FORMAT_PART ? await parseJson(part).catch(() => undefined) : undefined,
  );
  if (!parsed.success) throw new BackupRefused(`${file} is no backup.`);
  if (parsed.data.version > FORMAT_VERSION)
    throw newerVersion(file, `format ${parsed.data.version}`);
}

async function createTables(
  file: string,
  scratch: Database,
  snapshot: Snapshot,
  folder?: string,
): Promise<void> {
  const known = knownMigrations(folder);
  const unknown = snapshot.migrations.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw newerVersion(file, unknown.join(', '));
  await migrate(scratch, {
    ...(folder === undefined ? {} : { folder }),
    only: snapshot.migrations,
  });
  // The migrations have inserted this row; the backup brings its own.
  await sql`delete from catalogue`.execute(scratch.db);
}

async function storeRows(scratch: Database, part: ArchivePart): Promise<void> {
  const table = tableOfPart(part.name);
  if (table === undefined) throw new Error(`${part.name} does not belong there`);
  const lines = (await decompress(await part.content(), { maxOutputLength: MAX_PART_ROWS_BYTES }))
    .toString()
    .trimEnd()
    .split('\n');
  // The database refuses values that a column cannot hold.
  const rows = lines.map((line) => JSON.parse(line) as Row);
  await scratch.db.transaction().execute((db) => insertRows(db, table, rows));
}

/** Must run before later migrations, which may add and remove rows. */
async function checkRowCounts(db: Db, snapshot: Snapshot): Promise<void> {
  for (const [table, expected] of Object.entries(snapshot.rows)) {
    const count = await countRows(db, table);
    if (count !== expected) throw new Error(`${table} has ${count} rows instead of ${expected}`);
  }
}

async function checkPhotos(
  db: Db,
  files: ArchivedFiles,
  { missingFiles }: Snapshot,
): Promise<void> {
  let missing = 0;
  for (const table of PHOTO_TABLES)
    for await (const page of pagesOfTable(db, table)) missing += missingFilesOf(table, page, files);
  // A backup of an older version may lack files that this one no longer makes.
  if (missing > missingFiles) throw new Error(`${missing} files of pictures are missing`);
}

function missingFilesOf(table: PhotoTable, rows: readonly Row[], files: ArchivedFiles): number {
  const named = rows.flatMap(({ path, width }) => {
    if (!isMediaPath(String(path)))
      throw new Error(`${JSON.stringify(path)} is no path of a picture`);
    return FILES_OF_ROWS[table]({ path: String(path), width: Number(width) });
  });
  return named.filter((file) => !files.name(file)).length;
}

async function parseJson(part: ArchivePart): Promise<unknown> {
  return JSON.parse((await part.content()).toString());
}

function newerVersion(file: string, what: string): BackupRefused {
  return new BackupRefused(
    `${file} was made by a newer version (${what}): restore it with that version.`,
  );
}

/** Turns what a check threw into a sentence for the operator. */
function refusal(file: string, error: unknown, signal?: AbortSignal): unknown {
  if (
    error instanceof BackupRefused ||
    signal?.aborted ||
    isFull(error) ||
    !(error instanceof Error)
  )
    return error;
  if ('syscall' in error)
    return new BackupRefused(`${file} cannot be read (${error.message}).`, { cause: error });
  return new BackupRefused(`${file} is damaged: ${error.message}.`, { cause: error });
}
