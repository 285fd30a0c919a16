import { existsSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { type Config, readConfig } from '#config.ts';
import { writeBackup } from '#tools/backup/write-backup.server.ts';
import { openDatabase } from '../src/platform/database/open-database.server.ts';
import { openMedia } from '../src/platform/media/open-media.server.ts';
import { describeCounts } from '../src/tools/backup/existing-state.server.ts';
import { megabytes } from './megabytes.ts';
import { resolveFromCaller, runCommand } from './run-command.ts';

const USAGE = 'Usage: npm run backup -- FILE';

await runCommand(async ([path, ...more], signal) => {
  if (path === undefined || path.startsWith('-') || more.length > 0) throw new Error(USAGE);
  const file = resolveFromCaller(path);
  const config = readConfig(process.env);
  assertUseful(file, config);
  const media = await openMedia(config);
  const database = await openDatabase({ ...config, DATABASE_REPLICA_URLS: [] });
  try {
    const { rows, missingFiles, size } = await writeBackup(
      file,
      { database, media },
      { now: new Date(), signal },
    );
    if (missingFiles > 0)
      console.error(
        `The media store lacks ${missingFiles} files of pictures that are still named; the backup lacks them too.`,
      );
    return `Backed up ${describeCounts(rows)} into ${file}, ${megabytes(size)}.`;
  } finally {
    await database.close();
  }
}, 'Interrupted; no backup was written.');

function assertUseful(file: string, { DATABASE_URL, DATA_DIR, MEDIA_URL }: Config): void {
  if (DATABASE_URL === undefined && !existsSync(join(DATA_DIR, 'catalogue.sqlite'))) {
    throw new Error(`There is nothing to back up: the data folder ${DATA_DIR} holds no catalogue.`);
  }
  const media = resolve(DATA_DIR, 'media');
  if (MEDIA_URL === undefined && file.startsWith(media + sep))
    throw new Error(
      `${file} lies among the pictures, where what is no picture is removed: name a file elsewhere.`,
    );
}
