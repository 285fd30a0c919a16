import { isDeepStrictEqual, promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Database, Db } from '#platform/database/database.server.ts';
import { isFull } from '#platform/database/database-errors.ts';
import { appliedMigrations } from '#platform/database/migrate.server.ts';
import type { MediaStore } from '#platform/media/media-store.server.ts';
import {
  BackupRefused,
  FORMAT_PART,
  FORMAT_VERSION,
  type Format,
  rowsPart,
  SNAPSHOT_PART,
  type Snapshot,
} from './archive-parts.ts';
import { PHOTO_TABLES, photoCopier } from './archive-photos.server.ts';
import { checkBackup } from './check-backup.server.ts';
import { readSequences } from './sequences.server.ts';
import { BACKUP_TABLES } from './table-keys.ts';
import { countRows, inSnapshot, pagesOfTable } from './table-rows.server.ts';
import { type Archive, createArchive } from './write-archive.server.ts';

export interface State {
  readonly database: Database;
  readonly media: MediaStore;
}

export interface Backup extends Snapshot {
  /** Bytes of the file. */
  readonly size: number;
}

interface BackupOptions {
  readonly now: Date;
  readonly signal?: AbortSignal;
  readonly verify?: typeof verifyWritten;
}

/**
 * Writes the state of one moment into a new file while others go on writing: photos, a snapshot of
 * the rows, and the photos that are new in it. The file has its name only after it was read back
 * and has all of it. Throws `BackupRefused` when the file exists.
 */
export async function writeBackup(
  file: string,
  { database, media }: State,
  { now, signal, verify = verifyWritten }: BackupOptions,
): Promise<Backup> {
  const archive = await createArchive(file);
  try {
    await archive.add(
      FORMAT_PART,
      asJson({ format: 'dk-property backup', version: FORMAT_VERSION } satisfies Format),
    );
    const snapshot = await archiveState(archive, { database, media }, now, signal);
    signal?.throwIfAborted();
    const check = (written: string) => verify(written, file, snapshot, signal);
    return { ...snapshot, size: await archive.finish(check) };
  } catch (error) {
    await archive.drop();
    throw error;
  }
}

async function archiveState(
  archive: Archive,
  { database, media }: State,
  now: Date,
  signal?: AbortSignal,
): Promise<Snapshot> {
  const { db, dialect } = database;
  const photos = photoCopier(archive, media, signal);
  await photos.copyAll(db);
  const lost = new Set<string>();
  for (;;) {
    const { incomplete, snapshot } = await inSnapshot(db, async (db) => {
      const incomplete = await photos.copyAll(db);
      if (incomplete.some(({ path }) => !lost.has(path))) return { incomplete };
      const snapshot: Snapshot = {
        createdAt: now.toISOString(),
        migrations: [...(await appliedMigrations({ db }))].sort(),
        sequences: await readSequences({ db, dialect }),
        rows: await countRowsToBackUp(db),
        missingFiles: incomplete.reduce((sum, { missingFiles }) => sum + missingFiles, 0),
      };
      await archive.add(SNAPSHOT_PART, asJson(snapshot));
      await archiveRows(archive, db, signal);
      return { incomplete, snapshot };
    });
    if (snapshot !== undefined) return snapshot;
    // A row is deleted before its files. If it still exists, its files are lost; if not, the photo
    // was replaced and a new snapshot is needed.
    for (const { path } of incomplete) if (await isNamed(db, path)) lost.add(path);
  }
}

async function isNamed(db: Db, path: string): Promise<boolean> {
  for (const table of PHOTO_TABLES) {
    const rows = db.selectFrom(table).select('id').where('path', '=', path);
    if ((await rows.executeTakeFirst()) !== undefined) return true;
  }
  return false;
}

function asJson(value: object): Buffer {
  return Buffer.from(`${JSON.stringify(value, undefined, 2)}\n`);
}

const compress = promisify(gzip);

export async function countRowsToBackUp(db: Db): Promise<Record<string, number>> {
  const counts = new Map<string, number>();
  for (const table of BACKUP_TABLES) counts.set(table, await countRows(db, table));
  return Object.fromEntries(counts);
}

async function archiveRows(archive: Archive, db: Db, signal?: AbortSignal): Promise<void> {
  for (const table of BACKUP_TABLES) {
    let number = 0;
    for await (const rows of pagesOfTable(db, table)) {
      signal?.throwIfAborted();
      number += 1;
      const lines = rows.map((row) => `${JSON.stringify(row)}\n`).join('');
      await archive.add(rowsPart(table, number), await compress(lines));
    }
  }
}

/**
 * Reads a written backup as a restore would: every byte against the checksum, every row into a
 * database with all constraints, every file that a row names. Throws `BackupRefused`.
 */
export async function verifyWritten(
  written: string,
  file: string,
  expected: Snapshot,
  signal?: AbortSignal,
): Promise<void> {
  const refused = (why: string, cause?: unknown) =>
    new BackupRefused(`${file} was not kept: ${why}.`, { cause });
  const found = await readSnapshot(written, signal).catch((error: unknown) => {
    if (isFull(error))
      throw refused('the folder for temporary files has no room to check it', error);
    if (!(error instanceof BackupRefused)) throw error;
    throw refused(`what is on the disk is not what was written (${error.message})`, error);
  });
  if (!isDeepStrictEqual(found, expected)) throw refused('it does not hold what was read');
}

async function readSnapshot(file: string, signal?: AbortSignal): Promise<Snapshot> {
  const backup = await checkBackup(file, signal === undefined ? {} : { signal });
  await backup.close();
  return backup.snapshot;
}
