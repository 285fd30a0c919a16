import assert from 'node:assert/strict';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { sql } from 'kysely';
import { insertListing } from '#test/factories.ts';
import { openTestDatabase } from '#test/test-database.ts';
import { openDatabase } from './open-database.server.ts';

function createFolder() {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'data-'));
  return {
    config: { DATA_DIR, DATABASE_URL: undefined, DATABASE_REPLICA_URLS: [] },
    file: join(DATA_DIR, 'catalogue.sqlite'),
    [Symbol.dispose]: () => rmSync(DATA_DIR, { recursive: true }),
  };
}

async function openAndClose(folder: ReturnType<typeof createFolder>): Promise<void> {
  await (await openDatabase(folder.config)).close();
}

test('makes the files of the data folder readable by their owner alone', async () => {
  using folder = createFolder();
  writeFileSync(folder.file, '');
  chmodSync(folder.file, 0o644);

  const database = await openDatabase(folder.config);

  for (const suffix of ['', '-wal', '-shm'])
    assert.equal(statSync(folder.file + suffix).mode & 0o777, 0o600, suffix);
  await database.close();
});

test('names a damaged file and the restore command, and leaves the file alone', async () => {
  using folder = createFolder();
  await openAndClose(folder);
  const whole = readFileSync(folder.file);
  const overwritten = Buffer.from(whole).fill(7, 4096 * 3, 4096 * 9);

  for (const damaged of [overwritten, Buffer.alloc(whole.length, 'x'), whole.subarray(0, 9000)]) {
    writeFileSync(folder.file, damaged);
    await assert.rejects(openDatabase(folder.config), ({ message }: Error) => {
      assert.ok(message.startsWith(`${folder.file} is damaged (`), message);
      assert.match(message, /npm run restore -- FILE/);
      return true;
    });
    assert.deepEqual(readFileSync(folder.file), damaged);
  }
});

test('does not begin anew in a folder whose database was emptied or removed', async () => {
  using folder = createFolder();
  await openAndClose(folder);

  truncateSync(folder.file);
  await assert.rejects(
    openDatabase(folder.config),
    /catalogue\.sqlite is empty, .*npm run restore/,
  );
  rmSync(folder.file);
  await assert.rejects(openDatabase(folder.config), /catalogue\.sqlite is missing, .*restore/);
  assert.equal(existsSync(folder.file), false);

  const restored = await openDatabase(folder.config, { replacesLost: true });
  await restored.close();
  await openAndClose(folder);
});

test('does not begin anew beside photographs of a database that is missing', async () => {
  using folder = createFolder();
  mkdirSync(join(folder.config.DATA_DIR, 'media/Resources'), { recursive: true });

  await assert.rejects(openDatabase(folder.config), /catalogue\.sqlite is missing/);
});

test('recognises an emptied database of a version that left no mark', async () => {
  using folder = createFolder();
  writeFileSync(folder.file, '');
  writeFileSync(join(folder.config.DATA_DIR, 'auth-secret'), 'secret');

  await assert.rejects(openDatabase(folder.config), /catalogue\.sqlite is empty/);
});

test('PostgreSQL knows how many rows there are', async () => {
  const { db, analyze, close } = await openTestDatabase('postgres');
  for (let count = 0; count < 20; count += 1) await insertListing(db);

  await analyze();

  const { rows } = await sql<{ rows: number }>`
    select reltuples as rows from pg_class where oid = 'property'::regclass`.execute(db);
  assert.equal(rows[0]?.rows, 20);
  await close();
});

test('SQLite has figures of its indexes', async () => {
  const { db, analyze, close } = await openTestDatabase('sqlite');
  for (let count = 0; count < 20; count += 1) await insertListing(db);

  await analyze();

  const { rows } = await sql`select 1 from sqlite_stat1 where tbl = 'property'`.execute(db);
  assert.ok(rows.length > 0);
  await close();
});
