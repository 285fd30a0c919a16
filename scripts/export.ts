import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '#config.ts';
import { configuredOwnAddress } from '../src/features/import/own-address.ts';
import { openDatabase } from '../src/platform/database/open-database.server.ts';
import { exportFile } from '../src/tools/export/export-file.server.ts';
import { readExportCommand } from '../src/tools/export/export-options.ts';
import { SENTENCE_MESSAGES } from '../src/web/messages/composed-messages.server.ts';
import { reportFailure, resolveFromCaller } from './run-command.ts';

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  reportFailure(error);
}

/** Returns what to print. */
async function run(words: string[]): Promise<string> {
  const command = readExportCommand(words);
  const config = readConfig(process.env);
  if (config.DATABASE_URL === undefined && !existsSync(join(config.DATA_DIR, 'catalogue.sqlite')))
    throw new Error(`The data folder ${config.DATA_DIR} holds no catalogue.`);
  const file = resolveFromCaller(command.file);
  const database = await openDatabase({ ...config, DATABASE_REPLICA_URLS: [] });
  try {
    const asked = { ...command, file };
    const count = await exportFile(database, asked, {
      ownAddress: configuredOwnAddress(config),
      messages: SENTENCE_MESSAGES,
      now: new Date(),
    });
    return `${count} ${count === 1 ? 'listing' : 'listings'} in ${file}`;
  } finally {
    await database.close();
  }
}
