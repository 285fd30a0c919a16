import { setPriority } from 'node:os';
import { readConfig } from '#config.ts';
import { openDatabase } from '#platform/database/open-database.server.ts';
import { openMedia } from '#platform/media/open-media.server.ts';
import { makeScheduledBackup, type ScheduledBackup } from './make-scheduled-backup.server.ts';
import type { BackupOutcome } from './run-backup-process.server.ts';
import { backupEverySeconds } from './when.ts';

// Makes one backup for the server that started it, and ends with it. Ctrl-C reaches both.
const asked = new AbortController();
const stop = () => asked.abort(new Error('The server was stopped.'));
process.on('SIGINT', () => {});
process.on('SIGTERM', stop);
process.on('disconnect', stop);
setPriority(10);

const outcome = await make().then(
  (made): BackupOutcome => (made === undefined ? {} : { made }),
  (error: unknown): BackupOutcome => ({
    failed: error instanceof Error ? error.message : String(error),
  }),
);
if (process.connected) process.send?.(outcome, () => process.exit());

async function make(): Promise<ScheduledBackup | undefined> {
  const config = readConfig(process.env);
  const { BACKUP_DIR: folder } = config;
  if (folder === undefined) throw new Error('BACKUP_DIR: nothing is set.');
  const media = await openMedia(config);
  const database = await openDatabase({ ...config, DATABASE_REPLICA_URLS: [] });
  try {
    return await makeScheduledBackup(
      { database, media },
      { folder, everySeconds: backupEverySeconds(config) },
      { now: new Date(), signal: asked.signal },
    );
  } finally {
    await database.close();
  }
}
