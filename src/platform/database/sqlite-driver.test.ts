import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import { migrate } from './migrate.server.ts';
import { openSqlite } from './open-sqlite.server.ts';
import { SqliteConnection } from './sqlite-connection.server.ts';
import { SqliteDriver } from './sqlite-driver.server.ts';

/** A database file, and a connection of another process. */
async function openInFile() {
  const folder = mkdtempSync(join(tmpdir(), 'sqlite-'));
  const file = join(folder, 'catalogue.sqlite');
  const database = openSqlite(file);
  await migrate(database);
  const other = new DatabaseSync(file);
  return {
    ...database,
    file,
    other,
    names: async () =>
      (await database.db.selectFrom('country').select('name').orderBy('id').execute()).map(
        ({ name }) => name,
      ),
    add: (name: string) => database.db.insertInto('country').values({ name }).execute(),
    async [Symbol.asyncDispose]() {
      other.close();
      await database.close();
      rmSync(folder, { recursive: true });
    },
  };
}

test('reads while another process writes, and lets a write wait without blocking', async () => {
  await using database = await openInFile();
  database.other.exec(`begin immediate; insert into country (name) values ('India')`);

  let added = false;
  const write = database.add('Nepal').then(() => {
    added = true;
  });
  await sleep(60);
  assert.deepEqual(await database.names(), []);
  assert.equal(added, false);
  database.other.exec('commit');
  await write;

  assert.deepEqual(await database.names(), ['India', 'Nepal']);
});

test('reads one snapshot in a read-only transaction, which blocks no write', async () => {
  await using database = await openInFile();
  await database.add('India');

  const seen = await database.db
    .transaction()
    .setAccessMode('read only')
    .execute(async (db) => {
      await database.add('Nepal');
      database.other.exec(`insert into country (name) values ('Bhutan')`);
      return db.selectFrom('country').select('name').execute();
    });

  assert.deepEqual(
    seen.map(({ name }) => name),
    ['India'],
  );
  assert.deepEqual(await database.names(), ['India', 'Nepal', 'Bhutan']);
  const writing = database.db
    .transaction()
    .setAccessMode('read only')
    .execute((db) => db.insertInto('country').values({ name: 'China' }).execute());
  await assert.rejects(writing, /readonly/);
  assert.equal((await database.names()).length, 3);
});

test('hides the writes of a transaction from others until it commits', async () => {
  await using database = await openInFile();

  await database.db.transaction().execute(async (db) => {
    await db.insertInto('country').values({ name: 'India' }).execute();
    assert.equal((await db.selectFrom('country').select('id').execute()).length, 1);
    assert.deepEqual(await database.names(), []);
  });

  assert.deepEqual(await database.names(), ['India']);
});

test('runs writes one after another, and rolls back one that fails', async () => {
  await using database = await openInFile();
  const failing = database.db.transaction().execute(async (db) => {
    await db.insertInto('country').values({ name: 'half' }).execute();
    await sleep(20);
    throw new Error('disk failure');
  });
  const after = database.add('India');

  await assert.rejects(failing, /disk failure/);
  await after;

  assert.deepEqual(await database.names(), ['India']);
});

/** Leaves room for one more page of 4 KB. */
async function fillDisk(database: Awaited<ReturnType<typeof openInFile>>): Promise<void> {
  const { page_count } = database.other.prepare('pragma page_count').get() ?? {};
  await database.runScript(`pragma max_page_count = ${Number(page_count) + 1}`);
}

test('reports a full disk as such, undoes the write, and recovers by itself', async () => {
  await using database = await openInFile();
  await fillDisk(database);
  const tooLong = 'x'.repeat(100_000);

  const failing = database.db.transaction().execute(async (db) => {
    await db.insertInto('country').values({ name: 'half' }).execute();
    await db.insertInto('country').values({ name: tooLong }).execute();
  });
  await assert.rejects(failing, { errcode: 13 });
  await assert.rejects(database.checkWrites(), { errcode: 13 });
  assert.deepEqual(await database.names(), []);

  await database.runScript('pragma max_page_count = 1000000');
  await database.add('India');
  await database.checkWrites();
  assert.deepEqual(await database.names(), ['India']);
});

test('runs nothing more in a transaction that SQLite has undone', async () => {
  await using database = await openInFile();
  await fillDisk(database);

  const failing = database.db.transaction().execute(async (db) => {
    await db
      .insertInto('country')
      .values({ name: 'x'.repeat(100_000) })
      .execute()
      .catch(() => undefined);
    await db.insertInto('country').values({ name: 'half' }).execute();
  });

  await assert.rejects(failing, /already undone/);
  assert.deepEqual(await database.names(), []);
});

test('a long write waits its turn, hides what it writes, and lets others read and wait', async () => {
  await using database = await openInFile();
  const order: string[] = [];
  await database.add('India');
  const begun = Promise.withResolvers<void>();
  const long = database.longWrites.transaction().execute(async (db) => {
    await db.insertInto('country').values({ name: 'Nepal' }).execute();
    begun.resolve();
    assert.deepEqual(await database.names(), ['India']);
    await sleep(20);
    order.push('long');
  });
  await begun.promise;
  const next = database.add('Bhutan').then(() => order.push('next'));

  await Promise.all([long, next]);
  assert.deepEqual(order, ['long', 'next']);
  assert.deepEqual(await database.names(), ['India', 'Nepal', 'Bhutan']);
});

test('a long write that fails is undone, and the next one runs', async () => {
  await using database = await openInFile();
  const homeless = database.longWrites.transaction().execute(async (db) => {
    await db.insertInto('state').values({ name: 'Punjab', country_id: 999 }).execute();
  });

  await assert.rejects(homeless, { code: 'ERR_SQLITE_ERROR', message: /FOREIGN KEY/ });
  await assert.rejects(
    database.longWrites.transaction().execute(async (db) => {
      await db.insertInto('country').values({ name: 'half' }).execute();
      throw new Error('stopped');
    }),
    /stopped/,
  );
  await database.add('Nepal');
  assert.deepEqual(await database.names(), ['Nepal']);
});

test('fails a write as busy after its timeout, and runs the next one', async () => {
  await using database = await openInFile();
  const writer = new SqliteConnection(database.file, {
    readOnly: false,
    pragmas: { busy_timeout: 0 },
  });
  const driver = new SqliteDriver({ writer, reader: undefined }, 50);
  const session = await driver.acquireConnection();
  const insert = CompiledQuery.raw(`insert into country (name) values ('Nepal')`);
  database.other.exec('begin immediate');

  await assert.rejects(driver.execute(session, insert), { errcode: 5 });
  await assert.rejects(driver.beginTransaction(session), { errcode: 5 });
  database.other.exec('commit');
  await driver.execute(session, insert);

  assert.deepEqual(await database.names(), ['Nepal']);
  await driver.destroy();
});

test('reports the version of the last commit, also of another process', async () => {
  await using database = await openInFile();
  const before = await database.committedVersion();

  database.other.exec('begin immediate; update catalogue set version = version + 1');
  assert.equal(await database.committedVersion(), before);
  database.other.exec('commit');
  assert.equal(await database.committedVersion(), before + 1);
});

test('refuses dates and objects as parameters', async () => {
  await using database = await openInFile();
  const insert = CompiledQuery.raw('insert into country (name) values (?)', [new Date()]);

  await assert.rejects(database.db.executeQuery(insert), /must be text, a number, bytes or null/);
});
