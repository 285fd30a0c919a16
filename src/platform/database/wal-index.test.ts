import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { temporaryFolder } from '#test/start-process.ts';
import { migrate } from './migrate.server.ts';
import { openSqlite } from './open-sqlite.server.ts';
import { watchCommits } from './wal-index.server.ts';

const WRITER = `
  import { DatabaseSync } from 'node:sqlite';
  const database = new DatabaseSync(process.argv[1], { timeout: 5000 });
  const raise = database.prepare('update catalogue set version = version + 1 returning version');
  for (let write = 0; write < 300; write += 1) console.log(raise.get().version);
`;

test('every commit of another process is seen as soon as that process says so', async () => {
  using folder = temporaryFolder();
  const file = join(folder.path, 'catalogue.sqlite');
  const database = openSqlite(file);
  await migrate(database);
  const before = await database.committedVersion();

  const writer = spawn(
    process.execPath,
    ['--input-type=module', '--no-warnings', '--eval', WRITER, file],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let said = before;
  for await (const line of createInterface({ input: writer.stdout })) {
    said = Number(line);
    assert.ok((await database.committedVersion()) >= said, `version ${said}`);
  }

  assert.equal(said, before + 300);
  assert.equal(await database.committedVersion(), said);
  await database.close();
});

test('says nothing new until somebody commits', async () => {
  using folder = temporaryFolder();
  const file = join(folder.path, 'catalogue.sqlite');
  const database = openSqlite(file);
  await migrate(database);
  const mayHaveCommitted = watchCommits(file);
  mayHaveCommitted();
  assert.equal(mayHaveCommitted(), false);

  await database.db.updateTable('catalogue').set({ version: 7 }).execute();

  assert.equal(mayHaveCommitted(), true);
  assert.equal(mayHaveCommitted(), false);
  await database.close();
});

test('always asks where the index is missing, short or in another format', () => {
  using folder = temporaryFolder();
  const file = join(folder.path, 'catalogue.sqlite');
  for (const index of [undefined, Buffer.alloc(0), Buffer.alloc(136, 1)]) {
    if (index !== undefined) writeFileSync(`${file}-shm`, index);
    const mayHaveCommitted = watchCommits(file);
    assert.deepEqual([mayHaveCommitted(), mayHaveCommitted()], [true, true]);
  }
});
