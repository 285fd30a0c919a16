// Runs alone: it counts the statements of the whole process.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countStatements } from '#test/count-statements.ts';
import { insertListing } from '#test/factories.ts';
import { openTestDatabase } from '#test/test-database.ts';
import { findByWords } from './find-by-words.server.ts';
import { rebuildWords } from './rebuild-words.server.ts';

const LETTERS_AND_NUMBERS = Array.from(
  { length: 40 },
  (_, index) => `z${'w'.repeat(index)} ${index}`,
);

test('reads little for many words, and nothing more once nothing is left', async (context) => {
  const database = await openTestDatabase();
  context.after(() => database.close());
  const { db } = database;
  await insertListing(db, { title: 'Kothi by the canal', property_number: 12 });
  await db.transaction().execute(rebuildWords);
  const counted = countStatements(context);
  const search = async (text: string) => {
    const before = counted();
    const found = await findByWords(db, db.selectFrom('property'), text);
    return { size: found?.set.size, statements: counted() - before };
  };

  // The newest word, all words, cities, exact words, numbers, and the postings of each word.
  assert.deepEqual(await search('kothi canal 12'), { size: 1, statements: 7 });
  assert.deepEqual(await search('canal 13'), { size: 0, statements: 5 });
  assert.deepEqual(await search(LETTERS_AND_NUMBERS.join(' ')), { size: 0, statements: 4 });
});
