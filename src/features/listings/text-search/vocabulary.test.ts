import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestDatabase } from '#test/test-database.ts';
import { currentVocabulary } from './vocabulary.server.ts';

test('reads only words that are newer than all it has read, numbers too', async (context) => {
  const database = await openTestDatabase();
  context.after(() => database.close());
  const { db } = database;
  const insert = (id: number, word: string) =>
    db.insertInto('search_word').values({ id, word }).execute();
  await insert(1, 'colony');
  await insert(10, '42');
  assert.deepEqual((await currentVocabulary(db)).idsMatching('colony'), [1]);

  await insert(5, 'colonyold');
  await insert(11, 'colonynew');

  assert.deepEqual((await currentVocabulary(db)).idsMatching('colony'), [1, 11]);
});
