import type { PostgresPool } from 'kysely';
import type pg from 'pg';

/** Connections to one server that one or more databases use. */
export interface PostgresConnections extends PostgresPool {
  connect(): Promise<pg.PoolClient>;
  isInUse(): boolean;
}

/** While new connections time out, only one caller a second waits for another try. */
const PAUSE_MS = 1000;

/**
 * Ends connections to a server that hangs. Without that, they go back to the pool, and the rollback
 * and the next queries wait as long again.
 */
export function withoutHungConnections(pool: pg.Pool): PostgresConnections {
  const idle = new Set<pg.PoolClient>();
  pool.on('connect', (client) => {
    // The pool listens for errors of idle connections alone; an unheard one ends the process.
    client.on('error', () => {});
    const hangUp = () => {
      for (const hung of [client, ...idle]) hung.connection.stream.destroy();
    };
    client.query = new Proxy(client.query, {
      apply(query, self, parameters) {
        const result: unknown = Reflect.apply(query, self, parameters);
        if (result instanceof Promise)
          result.catch((error: Error) => {
            if (error.message === 'Query read timeout') hangUp();
          });
        return result;
      },
    });
  });
  pool.on('acquire', (client) => idle.delete(client));
  pool.on('release', (_error, client) => idle.add(client));
  pool.on('remove', (client) => idle.delete(client));

  let pausedUntil = 0;
  let lastFailure: unknown;
  return {
    async connect() {
      if (pool.idleCount === 0 && performance.now() < pausedUntil) throw lastFailure;
      try {
        return await pool.connect();
      } catch (error) {
        if (isConnectionTimeout(error)) {
          lastFailure = error;
          pausedUntil = performance.now() + PAUSE_MS;
        }
        throw error;
      }
    },
    isInUse: () => pool.totalCount > pool.idleCount,
    end: () => pool.end(),
    options: pool.options,
  };
}

/** Waiting for a free connection has another message. */
function isConnectionTimeout(error: unknown): boolean {
  return (
    error instanceof Error && error.message === 'Connection terminated due to connection timeout'
  );
}
