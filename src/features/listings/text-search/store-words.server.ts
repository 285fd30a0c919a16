import type { Db } from '#database/database.server.ts';
import { insertRows } from '#database/insert-rows.server.ts';
import { CHUNK_IDS, chunkOf, readChunk, writeChunk } from './listing-chunks.ts';
import { type ListingChange, type WordChanges, wordChanges } from './word-changes.ts';

/** Few enough values for one statement of SQLite. */
const WORDS_PER_STATEMENT = 1000;

const REPLACE = 'on conflict (word_id, chunk) do update set listings = excluded.listings';

/** Keeps the words of listings in step; call it in the transaction that changes them. */
export async function storeWords(db: Db, changes: readonly ListingChange[]): Promise<void> {
  const changed = wordChanges(changes);
  const words = [...new Set([...changed.gained.keys(), ...changed.lost.keys()])];
  for (let start = 0; start < words.length; start += WORDS_PER_STATEMENT)
    await storePostings(db, words.slice(start, start + WORDS_PER_STATEMENT), changed);
}

async function storePostings(
  db: Db,
  words: readonly string[],
  { gained, lost }: WordChanges,
): Promise<void> {
  const wordIds = await findOrAddWords(db, words);
  const postings = new Postings();
  const idsOf = (changed: WordChanges['gained']) =>
    [...wordIds].flatMap(([word, wordId]) =>
      (changed.get(word) ?? []).map((id): [number, number] => [wordId, id]),
    );
  const added = idsOf(gained);
  const removed = idsOf(lost);
  const chunks = new Set([...added, ...removed].map(([, id]) => chunkOf(id)));
  const stored = await db
    .selectFrom('search_posting')
    .selectAll()
    .where('word_id', 'in', [...wordIds.values()])
    .where('chunk', 'in', [...chunks])
    .execute();
  for (const { word_id, chunk, listings } of stored)
    readChunk(listings, (place) => postings.places(word_id, chunk).add(place));
  for (const [wordId, id] of added) postings.places(wordId, chunkOf(id)).add(id % CHUNK_IDS);
  for (const [wordId, id] of removed) postings.places(wordId, chunkOf(id)).delete(id % CHUNK_IDS);

  const rows = postings.rows();
  for (let start = 0; start < rows.length; start += WORDS_PER_STATEMENT)
    await insertRows(db, 'search_posting', rows.slice(start, start + WORDS_PER_STATEMENT), REPLACE);
}

class Postings {
  readonly #chunksOf = new Map<number, Map<number, Set<number>>>();

  places(wordId: number, chunk: number): Set<number> {
    const chunks = this.#chunksOf.get(wordId) ?? new Map<number, Set<number>>();
    this.#chunksOf.set(wordId, chunks);
    const places = chunks.get(chunk) ?? new Set<number>();
    chunks.set(chunk, places);
    return places;
  }

  rows() {
    return [...this.#chunksOf].flatMap(([word_id, chunks]) =>
      [...chunks].map(([chunk, places]) => ({ word_id, chunk, listings: writeChunk(places) })),
    );
  }
}

async function findOrAddWords(db: Db, words: readonly string[]): Promise<Map<string, number>> {
  const known = await findWords(db, words);
  const added = words.filter((word) => !known.has(word)).map((word) => ({ word }));
  if (added.length === 0) return known;
  await insertRows(db, 'search_word', added);
  return findWords(db, words);
}

async function findWords(db: Db, words: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.selectFrom('search_word').selectAll().where('word', 'in', words).execute();
  return new Map(rows.map(({ id, word }) => [word, id]));
}
