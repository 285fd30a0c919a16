import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface PostgresServer {
  /** Of its first database; another is reached by another path. */
  readonly url: string;
  stop(): Promise<void>;
}

let own: Promise<PostgresServer> | undefined;

/**
 * The URL of a PostgreSQL server for tests: the one that `npm test` started for all of them (`TEST_POSTGRES_URL`), else one of this
 * process's own, started at the first call and gone with the process.
 */
export async function postgresUrl(): Promise<string> {
  const shared = process.env.TEST_POSTGRES_URL;
  if (shared) return shared;
  own ??= startPostgresServer();
  return (await own).url;
}

/** Starts a throw-away PostgreSQL server on a Unix socket. It stops with this process at the latest, and never keeps it from ending. */
export async function startPostgresServer(): Promise<PostgresServer> {
  const keeper = spawn(process.execPath, [join(import.meta.dirname, 'run-postgres.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exit = once(keeper, 'exit');
  const lines = createInterface({ input: keeper.stdout });
  const [url] = await Promise.race([once(lines, 'line'), exit.then(() => [])]);
  if (typeof url !== 'string')
    throw new Error('No PostgreSQL server could be started for the tests (see above).');
  lines.close();

  keeper.unref();
  for (const pipe of [keeper.stdin, keeper.stdout]) if (pipe instanceof Socket) pipe.unref();
  return {
    url,
    async stop() {
      keeper.ref();
      keeper.stdin.end();
      await exit;
    },
  };
}
