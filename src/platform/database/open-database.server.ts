import { statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Config } from '#config.ts';
import { readCatalogueVersion } from './catalogue-version.server.ts';
import {
  DATABASE_FILE,
  markInUse,
  protectDataFiles,
  refuseLostDatabase,
} from './data-files.server.ts';
import type { Database } from './database.server.ts';
import { DamagedDatabase, isDamaged, isStorageError } from './database-errors.ts';
import { migrate } from './migrate.server.ts';
import type { PostgresTimeouts } from './open-postgres.server.ts';
import { openSqlite } from './open-sqlite.server.ts';
import { withReplicas } from './with-replicas.server.ts';

/** Short enough for an answer within ten seconds, though a request asks more than once. */
export const SERVER_TIMEOUTS: PostgresTimeouts = { connectionMs: 2000, queryMs: 4000 };
/** The primary must still have time to answer in place of a replica. */
const REPLICA_TIMEOUTS = { connectionMs: 500, queryMs: 2000 };

/** Larger files would delay the start; their damage shows when it is read. */
const MAX_CHECKED_BYTES = 32 * 1024 * 1024;

type Location = Pick<Config, 'DATABASE_URL' | 'DATABASE_REPLICA_URLS' | 'DATA_DIR'>;

interface OpenOptions {
  readonly timeouts?: PostgresTimeouts;
  /** For a restore, which replaces a lost database. */
  readonly replacesLost?: boolean;
}

/** Opens and migrates the configured database, or throws a message for the operator. */
export async function openDatabase(
  { DATABASE_URL, DATABASE_REPLICA_URLS, DATA_DIR }: Location,
  { timeouts, replacesLost = false }: OpenOptions = {},
): Promise<Database> {
  protectDataFiles(DATA_DIR);
  if (DATABASE_URL === undefined) return openDatabaseFile(DATA_DIR, replacesLost);
  const { openPostgres } = await loadPostgres();
  const database = openPostgres(DATABASE_URL, timeouts);
  try {
    await migrate(database);
    return DATABASE_REPLICA_URLS.length === 0
      ? database
      : withReplicas(database, await openReplicas(DATABASE_REPLICA_URLS));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const { host, pathname } = new URL(DATABASE_URL);
    throw new Error(
      `DATABASE_URL: the database ${host}${pathname} cannot be used: ${error.message}.`,
      { cause: error },
    );
  }
}

/** The driver is forty files, which a start on SQLite leaves alone. */
function loadPostgres() {
  return import('./open-postgres.server.ts');
}

async function openDatabaseFile(folder: string, replacesLost: boolean): Promise<Database> {
  const file = join(folder, DATABASE_FILE);
  if (!replacesLost) refuseLostDatabase(folder);
  try {
    const database = openSqlite(file);
    await checkIntegrity(database, file);
    await migrate(database);
    markInUse(folder);
    return database;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const remedy = remedyFor(error, file);
    if (remedy === undefined) throw error;
    throw new Error(remedy, { cause: error });
  }
}

function remedyFor(error: Error, file: string): string | undefined {
  if (isDamaged(error))
    return (
      `${file} is damaged (${error.message}). ` +
      'Move it away, then bring a backup back with npm run restore -- FILE.'
    );
  if (isStorageError(error))
    return (
      `${file} cannot be used (${error.message}): ` +
      'check that the disk has room and that this user may write the file.'
    );
  return undefined;
}

async function checkIntegrity({ db }: Database, file: string): Promise<void> {
  if (statSync(file).size > MAX_CHECKED_BYTES) return;
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db);
  const [result] = rows;
  if (result?.quick_check !== 'ok') throw new DamagedDatabase(result?.quick_check);
}

/** Only warns of a replica that does not answer, because it may come back. */
async function openReplicas(urls: readonly string[]): Promise<Database[]> {
  const { openPostgres } = await loadPostgres();
  return Promise.all(
    urls.map(async (url) => {
      const replica = openPostgres(url, REPLICA_TIMEOUTS);
      await readCatalogueVersion(replica.db).catch((error: Error) => {
        const { host, pathname } = new URL(url);
        console.warn(
          `DATABASE_REPLICA_URLS: ${host}${pathname} does not answer (${error.message}); ` +
            'the primary does, until it can.',
        );
      });
      return replica;
    }),
  );
}
