import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { type Config, readConfig } from '#config.ts';
import { ensureFirstStaff, postingUserId } from '../src/features/accounts/first-staff.server.ts';
import { importReport } from '../src/features/import/import-report.ts';
import { configuredOwnAddress } from '../src/features/import/own-address.ts';
import type { Database } from '../src/platform/database/database.server.ts';
import { openDatabase } from '../src/platform/database/open-database.server.ts';
import { openMedia } from '../src/platform/media/open-media.server.ts';
import { type Imported, importListings } from '../src/tools/import/import-listings.server.ts';
import { readCommandLine } from '../src/tools/import/import-options.ts';
import { SENTENCE_MESSAGES } from '../src/web/messages/composed-messages.server.ts';
import { abortOnSignals, reportFailure, resolveFromCaller } from './run-command.ts';

let imported: Imported = { added: 0, alreadyThere: 0, refused: 0 };
const signal = abortOnSignals('Interrupted; nothing was imported.');
const report = importReport((line) => console.log(line));
try {
  imported = await run(process.argv.slice(2));
} catch (error) {
  reportFailure(error);
  imported = { ...imported, refused: report.refused() };
}
console.log(
  `${imported.added} added, ${imported.alreadyThere} already there, ${imported.refused} refused`,
);

async function run(words: string[]): Promise<Imported> {
  const { file, ...options } = readCommandLine(words);
  const config = readConfig(process.env);
  const now = new Date();
  const opened: Database[] = [];
  const open = async () => {
    const database = await openDatabase(config);
    opened.push(database);
    return database.db;
  };
  try {
    const imported = await importListings(
      {
        ...options,
        file: findFile(file),
        now,
        signal,
        messages: SENTENCE_MESSAGES,
        rejectsFolder: config.DATA_DIR,
        ownAddress: configuredOwnAddress(config),
      },
      {
        openToCount: async () => (hasDatabase(config) ? open() : undefined),
        async openToWrite() {
          const db = await open();
          // Another import may take this long.
          if (config.DATABASE_URL === undefined)
            await sql`pragma busy_timeout = 120000`.execute(db);
          const password = await ensureFirstStaff(db, config, now);
          if (password !== undefined)
            report.print(
              `Staff account "${config.STAFF_USERNAME}" was created with the password ${password} (shown only now).`,
            );
          return { db, media: await openMedia(config), staffId: await postingUserId(db, config) };
        },
      },
      report,
    );
    if (options.dryRun)
      report.print(
        'This was a dry run: nothing was written; these are the counts that an import would have.',
      );
    if (imported.refused > 0 && !options.skipInvalid) {
      report.print(
        'Nothing was written, because rows were refused: correct them, or leave them out with --skip-invalid.',
      );
      process.exitCode = 1;
    }
    if (imported.added > 0) await opened.at(-1)?.analyze();
    return imported;
  } finally {
    for (const database of opened) await database.close();
  }
}

function findFile(path: string): string {
  const fromCaller = resolveFromCaller(path);
  return existsSync(fromCaller) ? fromCaller : resolve(path);
}

function hasDatabase({ DATABASE_URL, DATA_DIR }: Config): boolean {
  return DATABASE_URL !== undefined || existsSync(join(DATA_DIR, 'catalogue.sqlite'));
}
