import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { sql } from 'kysely';
import type { Db } from '#platform/database/database.server.ts';
import { fillEveryTable, NOW, restore } from '#test/backup-fixtures.ts';
import { openTestState } from '#test/test-state.ts';
import { archivedFiles } from './archived-files.server.ts';
import { replaceRows } from './restore-backup.server.ts';
import { setAsideIndexes } from './set-aside-indexes.server.ts';
import { writeBackup } from './write-backup.server.ts';

test('a restore leaves all indexes as they were', async () => {
  await using source = await openTestState('sqlite');
  await using restored = await openTestState('sqlite');
  await fillEveryTable(source);
  const file = join(source.folder, 'backup.tar');
  const before = await indexes(restored.db);

  await writeBackup(file, source, { now: NOW });
  await restore(file, restored);

  assert.ok(before.length > 20);
  assert.deepEqual(await indexes(restored.db), before);
});

test('a restore that is interrupted leaves all indexes as they were', async () => {
  await using state = await openTestState('sqlite');
  const before = await indexes(state.db);
  const snapshot = { createdAt: '', migrations: [], sequences: {}, rows: {}, missingFiles: 0 };
  const files = archivedFiles();
  const backup = { rows: state.db, snapshot, files, close: async () => files.close() };
  const signal = AbortSignal.abort(new Error('interrupted'));

  const replacing = replaceRows(state.database, backup, {
    now: NOW,
    assertReplaceable: async () => undefined,
    signal,
  });

  await assert.rejects(replacing, { message: 'interrupted' });
  await backup.close();
  assert.deepEqual(await indexes(state.db), before);
});

test('indexes that keep rows unique are not set aside', async () => {
  await using state = await openTestState('sqlite');

  await setAsideIndexes(state.database);

  const left = await indexes(state.db);
  assert.ok(left.length > 0);
  assert.ok(left.every(({ statement }) => /^create unique /i.test(statement)));
});

async function indexes(db: Db) {
  const { rows } = await sql<{ name: string; statement: string }>`
    select name, sql as statement from sqlite_schema where type = 'index' and sql is not null
    order by name`.execute(db);
  return rows;
}
