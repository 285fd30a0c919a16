import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Config, readConfig } from '#config.ts';
import { restoreBackup } from '#tools/backup/restore-backup.server.ts';
import { lockDataFolder } from '../src/platform/database/data-folder-lock.server.ts';
import type { Database } from '../src/platform/database/database.server.ts';
import { openDatabase } from '../src/platform/database/open-database.server.ts';
import { openMedia } from '../src/platform/media/open-media.server.ts';
import { describeCounts } from '../src/tools/backup/existing-state.server.ts';
import { megabytes } from './megabytes.ts';
import { resolveFromCaller, runCommand } from './run-command.ts';

const USAGE = 'Usage: npm run restore -- FILE [--force]';

await runCommand(async (words, signal) => {
  const { path, force } = readCommandLine(words);
  const config = readConfig(process.env);
  const file = resolveFromCaller(path);
  const databases: Database[] = [];
  const opened: { close(): Promise<void> | void }[] = [];
  try {
    const { rows, createdAt, missingFiles } = await restoreBackup(
      file,
      async () => {
        const lock = lockDataFolder(config.DATA_DIR);
        opened.push({ close: () => lock.release() });
        const database = await openTarget(config);
        opened.push(database);
        databases.push(database);
        return { database, media: await openMedia(config) };
      },
      { now: new Date(), force, signal },
    );
    for (const database of databases) await database.analyze();
    if (missingFiles > 0)
      console.error(
        `${missingFiles} files of pictures were lost already when the backup was made.`,
      );
    return `Restored ${describeCounts(rows)} as they were on ${createdAt} from ${file}, ${megabytes(statSync(file).size)}.`;
  } finally {
    for (const { close } of opened.toReversed()) await close();
  }
}, 'Interrupted; nothing was restored.');

function readCommandLine(words: string[]): { path: string; force: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { force: { type: 'boolean', default: false } },
    });
    const [path, ...more] = positionals;
    if (path !== undefined && more.length === 0) return { path, force: values.force };
  } catch {
    // An unknown option.
  }
  throw new Error(USAGE);
}

async function openTarget(config: Config): Promise<Database> {
  try {
    return await openDatabase({ ...config, DATABASE_REPLICA_URLS: [] }, { replacesLost: true });
  } catch (error) {
    if (config.DATABASE_URL !== undefined || !(error instanceof Error) || error.cause) throw error;
    throw new Error(
      `The database in ${config.DATA_DIR} cannot be opened (${error.message}): move the file catalogue.sqlite away, then restore.`,
    );
  }
}
