import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { readCatalogueVersion } from './catalogue-version.server.ts';
import type { Database } from './database.server.ts';
import type { Tables } from './tables.ts';

const INT8 = 20;

/** A pool on a PostgreSQL server. Nothing is asked of the server before the first query. */
export function openPostgres(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 2000,
    statement_timeout: 8000,
    types: { getTypeParser: (oid: number, format?: 'text' | 'binary') => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) },
  });
  // An idle connection that the server drops must not end the process; the next query opens another.
  pool.on('error', () => {});
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
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
