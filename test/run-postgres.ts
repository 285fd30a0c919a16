// Runs a throw-away PostgreSQL server in a temporary folder, and prints its URL once it answers.
// Stops when standard input closes, so that it ends with its parent process, even a killed one.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findPostgres } from '#scripts/find-postgres.ts';

const START_TIMEOUT_MS = 30_000;

/** Durability would cost most of the time; nothing is old enough to be tidied up. */
const SETTINGS = {
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '4GB',
  checkpoint_timeout: '1h',
  autovacuum: 'off',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  listen_addresses: '',
  log_min_messages: 'panic',
};

const folder = mkdtempSync(join(tmpdir(), 'pg-'));
const user = unprivilegedUser();
const bin = reachablePrograms(findPostgres());
const options = { cwd: folder, ...user, env: { ...process.env, LC_ALL: 'C' } };
if (user !== undefined) chownSync(folder, user.uid, user.gid);

const data = join(folder, 'data');
const init = spawnSync(
  join(bin, 'initdb'),
  ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
  {
    ...options,
    encoding: 'utf8',
  },
);
if (init.status !== 0) {
  rmSync(folder, { recursive: true, force: true });
  console.error(`PostgreSQL's initdb failed: ${init.error?.message ?? init.stderr}`);
  process.exit(1);
}

const settings = Object.entries({ ...SETTINGS, unix_socket_directories: folder }).flatMap(
  ([name, value]) => ['-c', `${name}=${value}`],
);
const server = spawn(join(bin, 'postgres'), ['-D', data, ...settings], {
  ...options,
  stdio: ['ignore', 'ignore', 'inherit'],
});
server.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 1);
});
// Ctrl-C reaches every process of the terminal; this one waits for its standard input to close.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
process.stdin.on('end', () => server.kill('SIGINT')).resume();

const url = `postgres://test@localhost/postgres?host=${encodeURIComponent(folder)}`;
await waitForFirstQuery(url);
console.log(url);

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const name = spawnSync('id', ['-u', 'postgres']).status === 0 ? 'postgres' : 'nobody';
  const id = (option: string) => Number(execFileSync('id', [option, name], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Copies programs that lie in folders only root can read. */
function reachablePrograms(programs: string): string {
  if (
    user === undefined ||
    spawnSync(join(programs, 'postgres'), ['--version'], { cwd: '/', ...user }).status === 0
  )
    return programs;
  chmodSync(folder, 0o711);
  cpSync(join(programs, '..'), join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  return join(folder, 'native/bin');
}

async function waitForFirstQuery(url: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(50);
    }
  }
}
