import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { createWriteProbe } from '#platform/concurrency/write-probe.ts';
import { readCatalogueVersion } from './catalogue-version.server.ts';
import type { Database } from './database.server.ts';
import { isDatabaseFull } from './database-errors.ts';
import { followVersion, KnownVersion } from './follow-version.server.ts';
import { type PostgresConnections, withoutHungConnections } from './hung-postgres.server.ts';
import { isRead } from './is-read.ts';
import type { Tables } from './tables.ts';

const INT8_OID = 20;

/** For SSDs and searches of a thousand rows: with the defaults, counts read the whole table. */
const PLANNING =
  'set random_page_cost = 1.1; set jit = off; set max_parallel_workers_per_gather = 0';

export interface PostgresTimeouts {
  readonly connectionMs: number;
  readonly queryMs: number;
}

const COMMAND_TIMEOUTS: PostgresTimeouts = { connectionMs: 2000, queryMs: 8000 };

/** At most ten connections, which are opened when they are needed. */
export function connectPostgres(
  url: string,
  { connectionMs, queryMs } = COMMAND_TIMEOUTS,
): PostgresConnections {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectionMs,
    statement_timeout: queryMs,
    // The server's own limit does not help when the server hangs.
    query_timeout: queryMs + 500,
    keepAlive: true,
    // Idle connections alone keep no process alive.
    allowExitOnIdle: true,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === INT8_OID ? Number : pg.types.getTypeParser(oid, format),
    },
  });
  // Without the settings, plans stay the default; a broken connection fails at its first query.
  pool.on('connect', (client) => void client.query(PLANNING).catch(() => {}));
  // An idle connection that the server closes must not end the process.
  pool.on('error', () => {});
  return withoutHungConnections(pool);
}

/** Closing it ends the connections. */
export function openPostgres(
  url: string,
  timeouts = COMMAND_TIMEOUTS,
  connections = connectPostgres(url, timeouts),
): Database {
  const probe = createWriteProbe(async () => {
    // A row lock is written to the log, and a locked row shows that writes go on.
    await db.selectFrom('catalogue').select('version').forUpdate().skipLocked().execute();
  });
  const known = new KnownVersion();
  let stopFollowing: (() => Promise<void>) | undefined;
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: connections }),
    log(event) {
      if (event.level === 'error' && isDatabaseFull(event.error)) probe.noteFull(event.error);
      // Before the writer learns of its commit, so that its own next read sees it.
      if (!isRead(event.query.query.kind, event.query.sql)) known.forget();
    },
  });
  return {
    db,
    reads: db,
    longWrites: db,
    dialect: 'postgres',
    committedVersion() {
      stopFollowing ??= followVersion(url, timeouts.connectionMs, known);
      return known.current() ?? known.ask(() => readCatalogueVersion(db));
    },
    checkWrites: probe.check,
    async runScript(sql) {
      const client = await connections.connect();
      try {
        await client.query('begin');
        await client.query(sql);
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw error;
      } finally {
        client.release();
      }
    },
    analyze: () => vacuumAnalyze(url).catch(() => undefined),
    async close() {
      await stopFollowing?.();
      await db.destroy();
    },
  };
}

/** On a connection of its own: it takes longer than a query may, and cannot be in a transaction. */
async function vacuumAnalyze(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<{ tables: string }>(
      `select string_agg(format('%I', tablename), ', ') as tables
       from pg_tables where schemaname = current_schema()`,
    );
    await client.query(`vacuum (analyze) ${rows[0]?.tables ?? ''}`);
  } finally {
    await client.end();
  }
}
