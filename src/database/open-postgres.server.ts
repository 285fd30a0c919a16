import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { readCatalogueVersion } from './catalogue-version.server.ts';
import type { Database } from './database.server.ts';
import type { Tables } from './tables.ts';

const INT8 = 20;

/**
 * Reading an index costs on an SSD what reading a table does, which the server does not assume, and a search that visits a thousand
 * rows needs neither helpers nor compiled code: with the defaults counts read the whole table.
 */
const PLANNING =
  'set random_page_cost = 1.1; set jit = off; set max_parallel_workers_per_gather = 0';

/** How long a server is waited for, in milliseconds. */
interface Patience {
  readonly connection: number;
  readonly query: number;
}

/** All that an answer within ten seconds allows. */
const PATIENCE: Patience = { connection: 2000, query: 8000 };

/** A pool on a PostgreSQL server. Nothing is asked of the server before the first query. */
export function openPostgres(url: string, patience = PATIENCE): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: patience.connection,
    statement_timeout: patience.query,
    // The server's own limit is of no use when the server itself hangs.
    query_timeout: patience.query + 1000,
    keepAlive: true,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format),
    },
  });
  // A server that refuses only plans as it always did; a connection that is broken says so at its first query.
  pool.on('connect', (client) => void client.query(PLANNING).catch(() => {}));
  // An idle connection that the server drops must not end the process; the next query opens another.
  pool.on('error', () => {});
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    reads: db,
    dialect: 'postgres',
    committedVersion: () => readCatalogueVersion(db),
    async runScript(sql) {
      const client = await pool.connect();
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
    close: () => db.destroy(),
  };
}
