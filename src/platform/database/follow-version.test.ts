import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { createSchema, schemaUrl } from '#test/postgres-schema.ts';
import { postgresUrl, startPostgresServer } from '#test/postgres-server.ts';
import { raiseCatalogueVersion } from './catalogue-version.server.ts';
import type { Database } from './database.server.ts';
import { migrate } from './migrate.server.ts';
import { openPostgres } from './open-postgres.server.ts';

const PROMISED_MS = 1000;
const TIMEOUTS = { connectionMs: 2000, queryMs: 2000 };

/** Two processes over one database. */
async function openTwo(server: string) {
  const schema = await createSchema(server);
  const url = schemaUrl(server, schema);
  const named = `${url}&application_name=${schema}`;
  const [here, there] = [openPostgres(named, TIMEOUTS), openPostgres(url, TIMEOUTS)];
  await migrate(here);
  return {
    schema,
    here,
    there,
    async [Symbol.asyncDispose]() {
      await here.close();
      await there.close();
    },
  };
}

async function openSuspendable() {
  const { url, stop } = await startPostgresServer();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    "select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::integer as pid",
  );
  await client.end();
  const [postmaster] = rows;
  assert.ok(postmaster !== undefined);
  const signalAll = (signal: NodeJS.Signals) => {
    // The parent first: stopped, it starts no other process.
    process.kill(postmaster.pid, signal);
    const lines = execFileSync('ps', ['-Ao', 'ppid=,pid='], { encoding: 'utf8' }).split('\n');
    for (const [parent, child] of lines.map((line) => line.trim().split(/\s+/).map(Number)))
      if (parent === postmaster.pid && child !== undefined) signalIfThere(child, signal);
  };
  return {
    url,
    suspend: () => signalAll('SIGSTOP'),
    resume: () => signalAll('SIGCONT'),
    async [Symbol.asyncDispose]() {
      signalAll('SIGCONT');
      await stop();
    },
  };
}

/** A process of the list may have ended meanwhile. */
function signalIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** Throws after a while, so that a test ends. */
async function until(isSo: () => boolean): Promise<void> {
  const deadline = performance.now() + 30_000;
  while (!isSo()) {
    assert.ok(performance.now() < deadline, `never: ${isSo}`);
    await sleep(5);
  }
}

/** Whether it answers without asking; what it has asked may end after the test. */
function knows({ committedVersion }: Database, expected?: number): boolean {
  const version = committedVersion();
  if (typeof version !== 'number') version.catch(() => undefined);
  return expected === undefined ? typeof version === 'number' : version === expected;
}

function raise({ db }: Database): Promise<void> {
  return db.transaction().execute(raiseCatalogueVersion);
}

test('knows the version without asking, and never an older one than its own last write', async () => {
  await using processes = await openTwo(await postgresUrl());
  const { here } = processes;
  for (let version = 2; version < 30; version += 1) {
    await raise(here);
    assert.equal(await here.committedVersion(), version);
    if (version % 10 === 0) await until(() => knows(here, version));
  }
  await raiseCatalogueVersion(here.db);
  assert.equal(await here.committedVersion(), 30);
});

test('keeps no answer that a write of its own overtook', async () => {
  await using processes = await openTwo(await postgresUrl());
  const { here } = processes;
  for (let version = 2; version < 30; version += 1) {
    await until(() => knows(here));
    const asked: unknown[] = [];
    const write = raise(here);
    for (let turn = 0; turn < 20; turn += 1) {
      asked.push(here.committedVersion());
      await sleep(0);
    }
    await write;
    assert.equal(await here.committedVersion(), version);
    await Promise.all(asked);
    assert.equal(await here.committedVersion(), version);
  }
});

test('sees a write of another process within a second, announced or not', async () => {
  await using processes = await openTwo(await postgresUrl());
  const { here, there } = processes;
  await until(() => knows(here));

  await raise(there);
  await until(() => knows(here, 2));

  await sql`drop trigger catalogue_version_raised on catalogue`.execute(there.db);
  await until(() => knows(here, 2));
  await raise(there);
  await sleep(PROMISED_MS);
  assert.equal(await here.committedVersion(), 3);
});

test('asks for each request after its listening connection was ended, and listens again', async () => {
  await using processes = await openTwo(await postgresUrl());
  const { here, there, schema } = processes;
  await until(() => knows(here));

  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = ${schema} and query = 'select version from catalogue'`.execute(
    there.db,
  );
  await until(() => !knows(here));
  for (const version of [2, 3, 4]) {
    await raise(there);
    assert.equal(await here.committedVersion(), version);
  }

  await until(() => knows(here, 4));
  await raise(there);
  await until(() => knows(here, 5));
});

test('trusts nothing while the server is suspended, and recovers', async () => {
  await using server = await openSuspendable();
  await using processes = await openTwo(server.url);
  const { here, there } = processes;
  await until(() => knows(here));

  server.suspend();
  await until(() => !knows(here));
  await assert.rejects(async () => here.committedVersion());
  server.resume();

  await until(() => knows(here));
  await raise(there);
  await until(() => knows(here, 2));
});
