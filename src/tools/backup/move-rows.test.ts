import assert from 'node:assert/strict';
import { test } from 'node:test';
import { publicDbOf } from '#features/listings/public-listings.server.ts';
import { NO_FILTERS } from '#features/listings/search/filters.ts';
import { findMatches } from '#features/listings/search/find-matches.server.ts';
import { ensureWords } from '#features/listings/text-search/rebuild-words.server.ts';
import { fillEveryTable, NOW } from '#test/backup-fixtures.ts';
import { insertListing } from '#test/factories.ts';
import { TEST_NOW } from '#test/test-app.ts';
import { openTestState, readWholeState, type TestState } from '#test/test-state.ts';
import { moveRows, sumTable } from './move-rows.server.ts';

async function recordsOf(state: TestState) {
  const {
    search_word: _words,
    search_posting: _postings,
    ...records
  } = (await readWholeState(state)).rows;
  return records;
}

for (const [from, to] of [
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
]) {
  test(`moves every row of every table from ${from} to ${to}`, async () => {
    await using source = await openTestState(from);
    await using target = await openTestState(to);
    await fillEveryTable(source);
    const removed = await insertListing(source.db, { title: 'Bungalow' });
    await source.db.deleteFrom('property').where('id', '=', removed).execute();
    const id = await insertListing(source.db, { title: 'Bungalow' });
    await ensureWords(source.db);
    await source.db.updateTable('catalogue').set({ version: 7, filled_at: '2026-02-01' }).execute();

    const counts = await moveRows(source.database, target.database, { now: NOW });

    assert.equal(counts.page_view, 1203);
    assert.equal(counts.session, 1);
    assert.deepEqual(await recordsOf(target), await recordsOf(source));
    const reads = publicDbOf(target.database, () => TEST_NOW);
    const { ids } = await findMatches(reads, { ...NO_FILTERS, text: 'bungalo' });
    assert.deepEqual(ids, [id]);
    assert.equal(await insertListing(target.db), id + 1);
  });

  test(`leaves an empty ${to} when the move from ${from} is interrupted`, async () => {
    await using source = await openTestState(from);
    await using target = await openTestState(to);
    await fillEveryTable(source);
    const before = await readWholeState(target);
    const asked = new AbortController();

    const move = moveRows(source.database, target.database, { now: NOW, signal: asked.signal });
    setTimeout(() => asked.abort(new Error('asked to stop')), 5);
    await assert.rejects(move, /asked to stop/);

    assert.deepEqual(await readWholeState(target), before);
  });

  test(`refuses a ${to} that is not empty`, async () => {
    await using source = await openTestState(from);
    await using target = await openTestState(to);
    await fillEveryTable(source);
    await insertListing(target.db);
    const before = await readWholeState(target);

    await assert.rejects(
      moveRows(source.database, target.database, { now: NOW }),
      /^Error: Nothing was moved, because the target is not empty: 1 country, .*1 listing/,
    );

    assert.deepEqual(await readWholeState(target), before);
  });
}

test('tells rows apart that differ in one value, and counts them', async () => {
  await using one = await openTestState('sqlite');
  await using other = await openTestState('postgres');
  for (const name of ['b', 'A', 'ਪੰਜਾਬ'])
    await one.db.insertInto('country').values({ name }).execute();
  for (const name of ['b', 'A', 'ਪੰਜਾਬ'])
    await other.db.insertInto('country').values({ name }).execute();
  assert.deepEqual(await sumTable(other.db, 'country'), await sumTable(one.db, 'country'));

  await other.db.updateTable('country').set({ name: 'a' }).where('name', '=', 'A').execute();

  const [here, there] = [await sumTable(one.db, 'country'), await sumTable(other.db, 'country')];
  assert.equal(here.rows, there.rows);
  assert.notEqual(here.sum, there.sum);
});
