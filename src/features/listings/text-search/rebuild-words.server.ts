import { setImmediate } from 'node:timers/promises';
import { lockCatalogue } from '#platform/database/catalogue-version.server.ts';
import type { Db } from '#platform/database/database.server.ts';
import { INDEXED_COLUMNS, WORD_COLUMNS } from './listing-words.ts';
import { storeWords } from './store-words.server.ts';

/** Raised whenever listings would be found by other words than before. */
const WORD_RULES = 5;

/** Few enough for one statement to stay below a server's time limit. */
const DELETE_BATCH_ROWS = 100_000;
/** Many, because their words are stored together. */
const TEXTS_PER_BATCH = 4096;

/** Rebuilds the search index, or all folded texts, if they are missing or follow older rules. */
export async function ensureWords(db: Db, rebuild = rebuildWords): Promise<void> {
  if (await areCurrent(db)) return;
  await db.transaction().execute(async (db) => {
    await lockCatalogue(db);
    // Another process may have done it meanwhile.
    if (!(await areCurrent(db))) await rebuild(db);
  });
}

/** Call it in a transaction that holds the lock of the catalogue. */
export async function rebuildWords(db: Db): Promise<void> {
  await removeWords(db);
  for await (const listings of listingTexts(db)) {
    await storeWords(
      db,
      listings.map((listing) => ({ id: listing.id, after: listing })),
    );
    // SQLite blocks the event loop. Without this pause, no signal could stop the process.
    await setImmediate();
  }
  await db.updateTable('catalogue').set({ word_rules: WORD_RULES }).execute();
}

/** The texts of every listing by id, in batches. */
async function* listingTexts(db: Db) {
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('property')
      .select(['id', ...INDEXED_COLUMNS, ...WORD_COLUMNS])
      .where('id', '>', last)
      .orderBy('id')
      .limit(TEXTS_PER_BATCH)
      .execute();
    if (rows.length > 0) yield rows;
    if (rows.length < TEXTS_PER_BATCH) return;
    last = rows.at(-1)?.id ?? last;
  }
}

async function areCurrent(db: Db): Promise<boolean> {
  const { word_rules } = await db
    .selectFrom('catalogue')
    .select('word_rules')
    .executeTakeFirstOrThrow();
  return word_rules === WORD_RULES;
}

async function removeWords(db: Db): Promise<void> {
  for (;;) {
    const { last } = await db
      .selectFrom('search_word')
      .select(({ fn }) => fn.max('id').as('last'))
      .executeTakeFirstOrThrow();
    if (last === null) return;
    const from = last - DELETE_BATCH_ROWS;
    await db.deleteFrom('search_posting').where('word_id', '>', from).execute();
    await db.deleteFrom('search_word').where('id', '>', from).execute();
  }
}
