import type { Database, Db } from '#database/database.server.ts';
import { appliedMigrations } from '#database/migrate.server.ts';
import type { MediaStore } from '#media/media-store.server.ts';
import {
  FORMAT_PART,
  FORMAT_VERSION,
  type Format,
  SNAPSHOT_PART,
  type Snapshot,
} from './archive-parts.ts';
import { photoCopier } from './archive-photos.server.ts';
import { archiveRows, countRowsToBackUp } from './archive-rows.server.ts';
import { inSnapshot } from './in-snapshot.server.ts';
import { PHOTO_TABLES } from './photo-tables.ts';
import { readSequences } from './sequences.server.ts';
import { verifyWritten } from './verify-written.server.ts';
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
