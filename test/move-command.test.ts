// Runs alone: it starts other processes.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { lockDataFolder } from '#platform/database/data-folder-lock.server.ts';
import { insertRows } from '#platform/database/insert-rows.server.ts';
import { openDatabase } from '#platform/database/open-database.server.ts';
import { createSchema, schemaUrl } from '#test/postgres-schema.ts';
import { postgresUrl } from '#test/postgres-server.ts';
import { describeRows } from '#tools/backup/existing-state.server.ts';
import { insertListing } from './factories.ts';
import { temporaryFolder } from './start-process.ts';

const COMMAND = join(import.meta.dirname, '../scripts/move.ts');
const MANY = 40_000;

function open(place: string) {
  return openDatabase({
    DATA_DIR: place.startsWith('postgres:') ? '/nonexistent' : place,
    DATABASE_URL: place.startsWith('postgres:') ? place : undefined,
    DATABASE_REPLICA_URLS: [],
  });
}

async function fill(place: string) {
  const { db, close } = await open(place);
  await insertListing(db);
  const views = Array.from({ length: MANY }, (_, index) => ({
    day: '2026-01-01',
    path: `/${index}`,
    referrer_host: '',
    device: 'phone',
    views: index,
  }));
  for (let from = 0; from < MANY; from += 500)
    await insertRows(db, 'page_view', views.slice(from, from + 500));
  await close();
}

async function contentOf(place: string): Promise<string | undefined> {
  const { db, close } = await open(place);
  const content = await describeRows(db);
  await close();
  return content;
}

function run(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...words], {
    env: { ...process.env, INIT_CWD: undefined },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

/** Whether a transaction of another process writes there. */
async function isBeingWritten(place: string): Promise<boolean> {
  if (place.startsWith('postgres:')) {
    const { db, close } = await open(place);
    const { rows } = await sql`
      select 1 from pg_locks where relation = 'page_view'::regclass and mode = 'RowExclusiveLock'`.execute(
      db,
    );
    await close();
    return rows.length > 0;
  }
  try {
    const file = new DatabaseSync(join(place, 'catalogue.sqlite'), { readOnly: false });
    try {
      file.exec('select 1 from catalogue; begin immediate; rollback');
      return false;
    } finally {
      file.close();
    }
  } catch (error) {
    return error instanceof Error && /locked/.test(error.message);
  }
}

test('a killed move leaves nothing behind, and the next one moves all, to and fro', async () => {
  using folder = temporaryFolder();
  const server = await postgresUrl();
  const [first, second, third] = [
    join(folder.path, 'first'),
    schemaUrl(server, await createSchema(server)),
    join(folder.path, 'third'),
  ];
  await fill(first);
  const content = await contentOf(first);

  for (const [from, to] of [
    [first, second],
    [second, third],
  ] as const) {
    await (await open(to)).close();
    const move = spawn(process.execPath, [COMMAND, from, to], { stdio: 'ignore' });
    const ended = once(move, 'exit');
    while (!(await isBeingWritten(to))) await sleep(5);
    move.kill('SIGKILL');
    assert.deepEqual(await ended, [null, 'SIGKILL']);
    assert.equal(await contentOf(to), undefined);

    const { status, stdout, stderr } = run(from, to);
    assert.equal(
      stdout,
      'Moved 1 listing, 0 pictures, 1 staff account and all that belongs to them; every row was ' +
        'compared. Photos stay where they are, and the old database is as it was.\n',
    );
    assert.deepEqual({ status, stderr }, { status: 0, stderr: '' });
    assert.equal(await contentOf(to), content);
  }
});

test('refuses what it cannot do with one sentence', async () => {
  using folder = temporaryFolder();
  const [here, there, nowhere] = ['here', 'there', 'nowhere'].map((name) =>
    join(folder.path, name),
  );
  assert.ok(here !== undefined && there !== undefined && nowhere !== undefined);
  for (const place of [here, there]) {
    const { db, close } = await open(place);
    await insertListing(db);
    await close();
  }
  const refusals: [words: string[], sentence: RegExp][] = [
    [[here], /^Usage: npm run move -- FROM TO/],
    [[here, '--force'], /^Usage: /],
    [[nowhere, here], /^There is nothing to move: .*nowhere holds no catalogue\.\n$/],
    [[here, there], /^Nothing was moved, because the target is not empty: 1 country, .*\n$/],
    [[here, here], /^Another server is already running on the data folder .*\n$/],
  ];
  for (const [words, sentence] of refusals) {
    const { status, stdout, stderr } = run(...words);
    assert.deepEqual({ status, stdout }, { status: 1, stdout: '' }, stderr);
    assert.match(stderr, sentence);
  }

  const server = lockDataFolder(here);
  assert.match(run(here, nowhere).stderr, /^Another server is already running/);
  server.release();
});
