import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listBuyers } from '#features/buyers/read-buyers.server.ts';
import { listEnquiries } from '#features/enquiries/list-enquiries.server.ts';
import { ensureWords } from '#features/listings/text-search/rebuild-words.server.ts';
import { fillEveryTable } from '#test/backup-fixtures.ts';
import { openTestState } from '#test/test-state.ts';
import { foldAnew } from './fold-anew.server.ts';

test('people whose names an earlier version folded in its own way are found again', async () => {
  await using state = await openTestState();
  const { db } = state;
  await fillEveryTable(state);
  await db.updateTable('buyer').set({ name: 'हिन्दी', search_text: 'हिन्दी' }).execute();
  await db.updateTable('enquiry').set({ name: 'ਜਲਨ੍ਧਰ', search_text: 'ਜਲਨ੍ਧਰ' }).execute();
  await db.updateTable('catalogue').set({ word_rules: 2 }).execute();
  const page = { pageNumber: 1, pageSize: 10 };
  const buyers = async () =>
    (await listBuyers(db, { search: 'हिंदी', active: undefined, ...page })).totalCount;
  const enquiries = async () =>
    (await listEnquiries(db, { search: 'ਜਲੰਧਰ', due: false, assignee: '', ...page }, new Date()))
      .totalCount;
  assert.deepEqual([await buyers(), await enquiries()], [0, 0]);

  await ensureWords(db, foldAnew);

  assert.deepEqual([await buyers(), await enquiries()], [1, 1]);
});
