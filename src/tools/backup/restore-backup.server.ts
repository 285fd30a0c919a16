import { removeOrphanFiles } from '#features/listings/photos/photo-removal.server.ts';
import type { MediaEntry } from '#media/media-store.server.ts';
import type { Snapshot } from './archive-parts.ts';
import { BackupRefused } from './backup-refused.ts';
import { checkBackup } from './check-backup.server.ts';
import { describeFiles, describeRows } from './existing-state.server.ts';
import { replaceRows } from './replace-rows.server.ts';
import { restorePhotos } from './restore-photos.server.ts';
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
