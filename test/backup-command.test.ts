// Runs alone: it starts other processes.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { raiseCatalogueVersion } from '#platform/database/catalogue-version.server.ts';
import { openDatabase } from '#platform/database/open-database.server.ts';
import { openMedia } from '#platform/media/open-media.server.ts';
import { createSchema, schemaUrl } from '#test/postgres-schema.ts';
import { postgresUrl } from '#test/postgres-server.ts';
import { insertListingWithPhoto, readWholeState } from '#test/test-state.ts';
import { startProcess, temporaryFolder } from './start-process.ts';

const SCRIPTS = join(import.meta.dirname, '../scripts');
const PHOTO_STEM = 'a'.repeat(32);

type Settings = Record<string, string>;

/** Settings of an empty site: a data folder, and on PostgreSQL a schema too. */
async function createState(folder: string, name: string): Promise<Settings & { DATA_DIR: string }> {
  const DATA_DIR = join(folder, name);
  if (process.env.TEST_DATABASE !== 'postgres') return { DATA_DIR };
  const server = await postgresUrl();
  return {
    DATA_DIR,
    DATABASE_URL: schemaUrl(server, await createSchema(server)),
    AUTH_SECRET: 'x'.repeat(32),
  };
}

function environment(settings: Settings): NodeJS.ProcessEnv {
  const { DATABASE_URL: _unused, ...inherited } = process.env;
  return { ...inherited, INIT_CWD: undefined, ...settings };
}

function run(command: 'backup' | 'restore', parameters: string[], settings: Settings) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(SCRIPTS, `${command}.ts`), ...parameters],
    {
      env: environment(settings),
      encoding: 'utf8',
    },
  );
  return { status, stdout, stderr };
}

async function withState<Result>(
  settings: Settings & { DATA_DIR: string },
  work: (state: Awaited<ReturnType<typeof open>>) => Promise<Result>,
) {
  const state = await open(settings);
  try {
    return await work(state);
  } finally {
    await state.database.close();
  }
}

async function open({ DATA_DIR, DATABASE_URL }: Settings & { DATA_DIR: string }) {
  const database = await openDatabase({ DATA_DIR, DATABASE_URL, DATABASE_REPLICA_URLS: [] });
  return { database, db: database.db, media: await openMedia({ DATA_DIR, MEDIA_URL: undefined }) };
}

/** The words of a listing are left out of a backup; a row inserted here has none. */
const MADE_ANEW = { catalogue: [], search_word: [], search_posting: [] };

test('restores the backup of a running site elsewhere, without its sessions', async () => {
  using folder = temporaryFolder();
  const [here, there] = [
    await createState(folder.path, 'here'),
    await createState(folder.path, 'there'),
  ];
  const file = join(folder.path, 'backup.tar');
  {
    await using site = startProcess({ ...here, STAFF_PASSWORD: 'a long password' });
    const url = await site.listening();
    await withState(here, (state) => insertListingWithPhoto(state, PHOTO_STEM));

    const backup = run('backup', [file], here);
    assert.deepEqual(backup, {
      status: 0,
      stdout: `Backed up 1 listing, 1 picture, 1 staff account into ${file}, 0.0 MB.\n`,
      stderr: '',
    });
    assert.equal((await fetch(`${url}/readyz`)).status, 200);
  }
  assert.equal(statSync(file).mode & 0o777, 0o600);

  const restored = run('restore', [file], there);
  assert.match(
    restored.stdout,
    /^Restored 1 listing, 1 picture, 1 staff account as they were on 20.*Z from .*backup\.tar, 0\.0 MB\.\n$/,
  );
  assert.deepEqual({ ...restored, stdout: '' }, { status: 0, stdout: '', stderr: '' });
  const [left, right] = [
    await withState(here, readWholeState),
    await withState(there, readWholeState),
  ];
  assert.deepEqual({ ...right.rows, ...MADE_ANEW }, { ...left.rows, ...MADE_ANEW });
  assert.deepEqual(right.files, left.files);

  await using site = startProcess({ ...there, SAMPLE_DATA: '20' });
  const url = await site.listening();
  assert.ok(!site.lines.some((line) => /Filling|Staff account/.test(line)), site.lines.join('\n'));
  const login = await fetch(`${url}/api/Acount/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName: 'admin', password: 'a long password' }),
  });
  assert.equal(login.status, 200);
  assert.equal((await fetch(`${url}/Resources/Images/${PHOTO_STEM}.jpg`)).status, 200);
});

test('does not restore into a data folder that a server uses', async () => {
  using folder = temporaryFolder();
  const state = { DATA_DIR: join(folder.path, 'state') };
  const file = join(folder.path, 'backup.tar');
  await using site = startProcess(state);
  await site.listening();
  assert.equal(run('backup', [file], state).status, 0);

  const { status, stdout, stderr } = run('restore', [file, '--force'], state);

  assert.deepEqual({ status, stdout }, { status: 1, stdout: '' });
  assert.match(stderr, /^Another server is already running on the data folder .*\n$/);
});

if (process.env.TEST_DATABASE === 'postgres') {
  test('serves during a restore on PostgreSQL, then the restored state', async () => {
    using folder = temporaryFolder();
    const state = await createState(folder.path, 'state');
    const file = join(folder.path, 'backup.tar');
    const laterStem = 'b'.repeat(32);
    await using site = startProcess(state);
    const url = await site.listening();
    const exploreHtml = async () => (await fetch(`${url}/explore-properties`)).text();
    await withState(state, (opened) => insertListingWithPhoto(opened, PHOTO_STEM));
    assert.equal(run('backup', [file], state).status, 0);
    await withState(state, async (opened) => {
      await insertListingWithPhoto(opened, laterStem);
      await raiseCatalogueVersion(opened.db);
    });
    for (let count = 0; count < 2; count += 1) assert.ok((await exploreHtml()).includes(laterStem));

    assert.equal(run('restore', [file, '--force'], state).status, 0);

    assert.ok(!(await exploreHtml()).includes(laterStem));
    assert.ok((await exploreHtml()).includes(PHOTO_STEM));
  });
}

test('refuses with one sentence and exit code 1, and changes nothing', async () => {
  using folder = temporaryFolder();
  const state = await createState(folder.path, 'state');
  await withState(state, (opened) => insertListingWithPhoto(opened, PHOTO_STEM));
  const file = join(folder.path, 'backup.tar');
  assert.equal(run('backup', [file], state).status, 0);
  const cut = join(folder.path, 'cut.tar');
  writeFileSync(cut, readFileSync(file).subarray(0, -600));
  const before = await withState(state, readWholeState);
  const refusals: ['backup' | 'restore', string[], RegExp][] = [
    ['backup', [], /^Usage: npm run backup -- FILE\n$/],
    ['backup', [file, file], /^Usage: /],
    ['backup', ['--help'], /^Usage: /],
    ['backup', [file], /backup\.tar is there already; a backup overwrites nothing: .*\n$/],
    [
      'backup',
      [join(folder.path, 'no', 'folder.tar')],
      /folder\.tar cannot be written \(ENOENT.*\)\.\n$/,
    ],
    [
      'backup',
      [join(state.DATA_DIR, 'media', 'backup.tar')],
      /backup\.tar lies among the pictures.*\n$/,
    ],
    ['restore', [], /^Usage: npm run restore -- FILE \[--force\]\n$/],
    ['restore', [file, '--hurry'], /^Usage: /],
    ['restore', [join(folder.path, 'gone.tar')], /gone\.tar cannot be read \(ENOENT.*\)\.\n$/],
    ['restore', [folder.path], /cannot be read \(EISDIR.*\)\.\n$/],
    ['restore', [cut, '--force'], /cut\.tar is cut off: the end of the backup is missing\.\n$/],
    [
      'restore',
      [file],
      /^Nothing was restored, because something is kept already: 1 country, 1 city, 1 staff account, .*\n$/,
    ],
  ];

  for (const [command, parameters, sentence] of refusals) {
    const { status, stdout, stderr } = run(command, parameters, state);
    assert.deepEqual({ status, stdout }, { status: 1, stdout: '' }, parameters.join(' '));
    assert.match(stderr, sentence);
    assert.equal(stderr.split('\n').length, 2, stderr);
  }
  assert.deepEqual(await withState(state, readWholeState), before);
  assert.deepEqual(readdirSync(folder.path).sort(), ['backup.tar', 'cut.tar', 'state']);
});

test('creates no catalogue where there is none', async () => {
  using folder = temporaryFolder();
  const DATA_DIR = join(folder.path, 'state');

  assert.match(
    run('backup', [join(folder.path, 'backup.tar')], { DATA_DIR }).stderr,
    /^There is nothing to back up: .*\n$/,
  );
  assert.match(
    run('restore', [join(folder.path, 'backup.tar')], { DATA_DIR }).stderr,
    /cannot be read/,
  );
  assert.ok(!existsSync(DATA_DIR));
});

test('resolves the file name in the folder where npm was called', async () => {
  using folder = temporaryFolder();
  const state = await createState(folder.path, 'state');
  await withState(state, (opened) => insertListingWithPhoto(opened, PHOTO_STEM));
  mkdirSync(join(folder.path, 'from'));

  assert.equal(
    run('backup', ['backup.tar'], { ...state, INIT_CWD: join(folder.path, 'from') }).status,
    0,
  );

  assert.deepEqual(readdirSync(join(folder.path, 'from')), ['backup.tar']);
});

test('stops a backup on SIGTERM, and leaves no file behind', async () => {
  using folder = temporaryFolder();
  const state = await createState(folder.path, 'state');
  await withState(state, async (opened) => {
    // Enough for some tenths of a second of work.
    for (let number = 0; number < 20; number += 1) {
      const stem = String(number).padStart(32, '0');
      await insertListingWithPhoto(opened, stem);
      await opened.media.put(`Resources/Images/${stem}.jpg`, new Uint8Array(10_000_000));
    }
  });
  const out = join(folder.path, 'out');
  mkdirSync(out);
  const child = spawn(process.execPath, [join(SCRIPTS, 'backup.ts'), join(out, 'backup.tar')], {
    env: environment(state),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    stderr += text;
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  while (readdirSync(out).length === 0 && child.exitCode === null)
    await new Promise((resolve) => setTimeout(resolve, 1));
  child.kill('SIGTERM');

  assert.equal(await ended, 1);
  assert.equal(stderr, 'Interrupted; no backup was written.\n');
  assert.deepEqual(readdirSync(out), []);
});
