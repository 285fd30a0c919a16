import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '#config.ts';
import { moveRows } from '#tools/backup/move-rows.server.ts';
import { DATABASE_FILE } from '../src/platform/database/data-files.server.ts';
import { lockDataFolder } from '../src/platform/database/data-folder-lock.server.ts';
import type { Database } from '../src/platform/database/database.server.ts';
import { openDatabase } from '../src/platform/database/open-database.server.ts';
import { describeCounts } from '../src/tools/backup/existing-state.server.ts';
import { resolveFromCaller, runCommand } from './run-command.ts';

const USAGE =
  'Usage: npm run move -- FROM TO, each a data folder or an address such as postgres://user:password@host/database';

await runCommand(async ([from, to, ...more], signal) => {
  const isUsable = (word: string | undefined) => word !== undefined && !word.startsWith('-');
  if (from === undefined || to === undefined || !isUsable(from) || !isUsable(to) || more.length > 0)
    throw new Error(USAGE);
  const opened: { close(): Promise<void> | void }[] = [];
  try {
    const source = await open(from, opened, { isTarget: false });
    const target = await open(to, opened, { isTarget: true });
    const rows = await moveRows(source, target, { now: new Date(), signal });
    await target.analyze();
    return (
      `Moved ${describeCounts(rows)} and all that belongs to them; every row was compared. ` +
      'Photos stay where they are, and the old database is as it was.'
    );
  } finally {
    for (const { close } of opened.toReversed()) await close();
  }
}, 'Interrupted; nothing was moved.');

async function open(
  place: string,
  opened: { close(): Promise<void> | void }[],
  { isTarget }: { isTarget: boolean },
): Promise<Database> {
  const isAddress = /^postgres(?:ql)?:\/\//.test(place);
  const DATA_DIR = isAddress ? readConfig(process.env).DATA_DIR : resolveFromCaller(place);
  if (!isAddress) {
    if (!isTarget && !existsSync(join(DATA_DIR, DATABASE_FILE)))
      throw new Error(`There is nothing to move: ${DATA_DIR} holds no catalogue.`);
    const lock = lockDataFolder(DATA_DIR);
    opened.push({ close: () => lock.release() });
  }
  const database = await openDatabase(
    {
      DATA_DIR,
      DATABASE_URL: isAddress ? place : undefined,
      DATABASE_REPLICA_URLS: [],
    },
    // A folder whose catalogue was moved away before may get it back.
    { replacesLost: isTarget },
  );
  opened.push(database);
  return database;
}
