import { setImmediate } from 'node:timers/promises';
import { removeOrphanFiles } from '#features/listings/photos/sweep-photos.server.ts';
import { readCatalogueVersion } from '#platform/database/catalogue-version.server.ts';
import type { Database, Db } from '#platform/database/database.server.ts';
import { insertRows } from '#platform/database/insert-rows.server.ts';
import type { MediaEntry, MediaStore } from '#platform/media/media-store.server.ts';
import { BackupRefused, MEDIA_PARTS, type Snapshot } from './archive-parts.ts';
import type { ArchivedFiles } from './archived-files.server.ts';
import { type CheckedBackup, checkBackup } from './check-backup.server.ts';
import { describeFiles, describeRows } from './existing-state.server.ts';
import { foldAnew } from './fold-anew.server.ts';
import { readArchive } from './read-archive.server.ts';
import { raiseSequences } from './sequences.server.ts';
import { setAsideIndexes } from './set-aside-indexes.server.ts';
import { BACKUP_TABLES, RECORD_TABLES } from './table-keys.ts';
import { emptyTable, lockTables, pagesOfTable } from './table-rows.server.ts';
import type { State } from './write-backup.server.ts';

interface RestoreOptions {
  readonly now: Date;
  /** Replaces a state that is not empty. */
  readonly force: boolean;
  readonly signal?: AbortSignal;
}

/**
 * Checks all of a backup before it opens the state, adds photos, replaces all rows in a transaction
 * and deletes photos that no row names any more. A failure before the commit leaves the old state.
 * Throws `BackupRefused` for a bad file, and for an existing state without `force`.
 */
export async function restoreBackup(
  file: string,
  openState: () => Promise<State>,
  { now, force, signal }: RestoreOptions,
): Promise<Snapshot> {
  const backup = await checkBackup(file, signal === undefined ? {} : { signal });
  try {
    const { database, media } = await openState();
    const refuseToReplace = (found: string | undefined) => {
      if (force || found === undefined) return;
      throw new BackupRefused(
        `Nothing was restored, because something is kept already: ${found}. With --force all of it is replaced.`,
      );
    };
    const removeFiles = (mayRemove: (file: MediaEntry) => boolean) =>
      removeOrphanFiles(database.db, media, mayRemove);

    refuseToReplace((await describeRows(database.db)) ?? (await describeFiles(media)));
    const startedAt = new Date();
    try {
      await restorePhotos(file, media, backup.files, signal);
      await replaceRows(database, backup, {
        now,
        assertReplaceable: async (db) => refuseToReplace(await describeRows(db)),
        signal,
      });
    } catch (error) {
      // Files that cannot be deleted now are deleted after a start of the site.
      await removeFiles(({ path }) => backup.files.wasAdded(path)).catch(() => undefined);
      throw error;
    }
    await removeFiles(({ modified }) => modified < startedAt).catch(() => undefined);
    return backup.snapshot;
  } finally {
    await backup.close();
  }
}

interface Replacement {
  readonly now: Date;
  /** Called when nobody else can write any more. If it throws, nothing is replaced. */
  readonly assertReplaceable: (db: Db) => Promise<void>;
  readonly signal?: AbortSignal | undefined;
}

export async function replaceRows(
  { db, dialect }: Database,
  { rows, snapshot }: CheckedBackup,
  { now, assertReplaceable: mayReplace, signal }: Replacement,
): Promise<void> {
  await db.transaction().execute(async (db) => {
    await lockTables({ db, dialect });
    await mayReplace(db);
    const version = Math.max(await readCatalogueVersion(db), await readCatalogueVersion(rows)) + 1;
    const makeIndexes = await setAsideIndexes({ db, dialect });
    for (const table of RECORD_TABLES.toReversed()) await emptyTable(db, table);
    for (const table of BACKUP_TABLES) {
      for await (const page of pagesOfTable(rows, table)) {
        await insertRows(db, table, page);
        // SQLite blocks the event loop. Without this pause, no signal could stop the process.
        await setImmediate();
        signal?.throwIfAborted();
      }
    }
    await raiseSequences({ db, dialect }, snapshot.sequences);
    await foldAnew(db);
    await makeIndexes(signal);
    await db
      .updateTable('catalogue')
      // A new version invalidates ready answers; `filled_at` keeps the sample catalogue out.
      .set((set) => ({
        version,
        filled_at: set.fn.coalesce('filled_at', set.val(now.toISOString())),
      }))
      .execute();
  });
}

// Each file waits for the disk, so many are written at the same time.
const BATCH_FILES = 64;
const BATCH_BYTES = 32 * 1024 * 1024;

/**
 * Adds the photos that rows of a checked backup name, and marks new ones. Names have a random part,
 * so an existing file of the same name is the same photo.
 */
async function restorePhotos(
  file: string,
  media: MediaStore,
  files: ArchivedFiles,
  signal?: AbortSignal,
): Promise<void> {
  let waiting: { path: string; bytes: Uint8Array }[] = [];
  let waitingBytes = 0;
  const putWaiting = async () => {
    const done = await Promise.allSettled(
      waiting.map(({ path, bytes }) => putFile(media, files, path, bytes)),
    );
    for (const result of done) if (result.status === 'rejected') throw result.reason;
    waiting = [];
    waitingBytes = 0;
  };

  for await (const part of readArchive(file)) {
    signal?.throwIfAborted();
    const path = part.name.slice(MEDIA_PARTS.length);
    if (!part.name.startsWith(MEDIA_PARTS) || !files.isNamed(path)) continue;
    waiting.push({ path, bytes: await part.content() });
    waitingBytes += part.size;
    if (waiting.length >= BATCH_FILES || waitingBytes >= BATCH_BYTES) await putWaiting();
  }
  await putWaiting();
}

async function putFile(
  media: MediaStore,
  files: ArchivedFiles,
  path: string,
  bytes: Uint8Array,
): Promise<void> {
  const existing = await media.read(path);
  if (existing === undefined) {
    files.markAdded(path);
  } else {
    const existingBytes = new Uint8Array(await new Response(existing.body).arrayBuffer());
    if (Buffer.compare(existingBytes, bytes) === 0) return;
  }
  await media.put(path, bytes).catch((error: Error) => {
    throw new BackupRefused(
      `Nothing was restored, because a picture could not be kept (${error.message}).`,
      { cause: error },
    );
  });
}
