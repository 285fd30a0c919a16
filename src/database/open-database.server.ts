import { join } from 'node:path';
import type { Config } from '#config.ts';
import { readCatalogueVersion } from './catalogue-version.server.ts';
import type { Database } from './database.server.ts';
import { migrate } from './migrate.server.ts';
import { openPostgres, type PostgresTimeouts } from './open-postgres.server.ts';
import { openSqlite } from './open-sqlite.server.ts';
import { withReplicas } from './with-replicas.server.ts';

/** The primary must still have time to answer in place of a replica. */
const REPLICA_TIMEOUTS = { connectionMs: 500, queryMs: 2000 };

type Location = Pick<Config, 'DATABASE_URL' | 'DATABASE_REPLICA_URLS' | 'DATA_DIR'>;

/** Opens and migrates the configured database, or throws a message for the operator. */
export async function openDatabase(
  { DATABASE_URL, DATABASE_REPLICA_URLS, DATA_DIR }: Location,
  timeouts?: PostgresTimeouts,
): Promise<Database> {
  const database =
    DATABASE_URL === undefined
      ? openSqlite(join(DATA_DIR, 'catalogue.sqlite'))
      : openPostgres(DATABASE_URL, timeouts);
  try {
    await migrate(database);
    return DATABASE_REPLICA_URLS.length === 0
      ? database
      : withReplicas(database, await openReplicas(DATABASE_REPLICA_URLS));
  } catch (error) {
    if (DATABASE_URL === undefined || !(error instanceof Error)) throw error;
    const { host, pathname } = new URL(DATABASE_URL);
    throw new Error(
      `DATABASE_URL: the database ${host}${pathname} cannot be used: ${error.message}.`,
      { cause: error },
    );
  }
}

/** Only warns of a replica that does not answer, because it may come back. */
function openReplicas(urls: readonly string[]): Promise<Database[]> {
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
