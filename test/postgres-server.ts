import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface PostgresServer {
  readonly url: string;
  stop(): Promise<void>;
}

let ownServer: Promise<PostgresServer> | undefined;

/**
 * The URL of a PostgreSQL server for tests: the one that `npm test` started (`TEST_POSTGRES_URL`),
 * otherwise one of this process's own.
 */
export async function postgresUrl(): Promise<string> {
  const shared = process.env.TEST_POSTGRES_URL;
  if (shared) return shared;
  ownServer ??= startPostgresServer();
  return (await ownServer).url;
}

/** Starts a temporary PostgreSQL server on a Unix socket; it stops with this process. */
export async function startPostgresServer(): Promise<PostgresServer> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'run-postgres.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  const lines = createInterface({ input: child.stdout });
  const [url] = await Promise.race([once(lines, 'line'), exit.then(() => [])]);
  if (typeof url !== 'string')
    throw new Error('No PostgreSQL server could be started for the tests (see above).');
  lines.close();

  child.unref();
  for (const pipe of [child.stdin, child.stdout]) if (pipe instanceof Socket) pipe.unref();
  return {
    url,
    async stop() {
      child.ref();
      child.stdin.end();
      await exit;
    },
  };
}
