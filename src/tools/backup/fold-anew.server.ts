import { setImmediate } from 'node:timers/promises';
import { buyerSearchText } from '#features/buyers/read-buyers.server.ts';
import { enquiries, searchTextOf } from '#features/enquiries/enquiry-row.server.ts';
import { rebuildWords } from '#features/listings/text-search/rebuild-words.server.ts';
import type { Db } from '#platform/database/database.server.ts';

const ROWS_PER_BATCH = 1000;

/** Takes everything anew that is stored as `foldText` writes it; call it as `rebuildWords`. */
export async function foldAnew(db: Db): Promise<void> {
  await rebuildWords(db);
  await foldRows(
    (last: number) =>
      enquiries(db)
        .select(['id', 'reference', 'name', 'phone', 'message', 'note', 'search_text'])
        .where('id', '>', last)
        .orderBy('id')
        .limit(ROWS_PER_BATCH)
        .execute(),
    searchTextOf,
    (id, search_text) =>
      db.updateTable('enquiry').set({ search_text }).where('id', '=', id).execute(),
  );
  await foldRows(
    (last: number) =>
      db
        .selectFrom('buyer')
        .select(['id', 'name', 'phone', 'note', 'search_text'])
        .where('id', '>', last)
        .orderBy('id')
        .limit(ROWS_PER_BATCH)
        .execute(),
    buyerSearchText,
    (id, search_text) =>
      db.updateTable('buyer').set({ search_text }).where('id', '=', id).execute(),
  );
}

async function foldRows<Row extends { readonly id: number; readonly search_text: string }>(
  rowsAfter: (last: number) => Promise<Row[]>,
  textOf: (row: Row) => string,
  store: (id: number, text: string) => Promise<unknown>,
): Promise<void> {
  for (let last = 0; ; ) {
    const rows = await rowsAfter(last);
    for (const row of rows) {
      const text = textOf(row);
      if (text !== row.search_text) await store(row.id, text);
    }
    if (rows.length < ROWS_PER_BATCH) return;
    last = rows.at(-1)?.id ?? last;
    // SQLite blocks the event loop. Without this pause, no signal could stop the process.
    await setImmediate();
  }
}
