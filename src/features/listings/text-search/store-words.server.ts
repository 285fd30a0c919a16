import type { Db } from '#platform/database/database.server.ts';
import { insertRows } from '#platform/database/insert-rows.server.ts';
import { CHUNK_IDS, chunkOf, readChunk, writeChunk } from './listing-chunks.ts';
import { type ListingTexts, wordsOfListing } from './listing-words.ts';

/** Few enough values for one statement of SQLite. */
const WORDS_PER_STATEMENT = 1000;

const REPLACE = 'on conflict (word_id, chunk) do update set listings = excluded.listings';

/** Keeps the words of listings in step; call it in the transaction that changes them. */
export async function storeWords(db: Db, changes: readonly ListingChange[]): Promise<void> {
  if (changes.length === 0) return;
  const changed = wordChanges(changes);
  const chunks = [...new Set(changes.map(({ id }) => chunkOf(id)))];
  const words = [...new Set([...changed.gained.keys(), ...changed.lost.keys()])];
  for (let start = 0; start < words.length; start += WORDS_PER_STATEMENT) {
    const wordIds = await findOrAddWords(db, words.slice(start, start + WORDS_PER_STATEMENT));
    await storePostings(db, wordIds, chunks, changed);
  }
}

async function storePostings(
  db: Db,
  wordIds: ReadonlyMap<string, number>,
  chunks: readonly number[],
  { gained, lost }: WordChanges,
): Promise<void> {
  const postings = await readPostings(db, [...wordIds.values()], chunks);
  for (const [word, wordId] of wordIds) {
    for (const id of gained.get(word) ?? [])
      postings.places(wordId, chunkOf(id)).add(id % CHUNK_IDS);
    for (const id of lost.get(word) ?? [])
      postings.places(wordId, chunkOf(id)).delete(id % CHUNK_IDS);
  }
  const rows = postings.rows();
  for (let start = 0; start < rows.length; start += WORDS_PER_STATEMENT)
    await insertRows(db, 'search_posting', rows.slice(start, start + WORDS_PER_STATEMENT), REPLACE);
}

async function readPostings(
  db: Db,
  wordIds: readonly number[],
  chunks: readonly number[],
): Promise<Postings> {
  const postings = new Postings();
  const stored = await db
    .selectFrom('search_posting')
    .selectAll()
    .where('word_id', 'in', wordIds)
    .where('chunk', 'in', chunks)
    .execute();
  for (const { word_id, chunk, listings } of stored) {
    const places = postings.places(word_id, chunk);
    readChunk(listings, (place) => places.add(place));
  }
  return postings;
}

class Postings {
  readonly #chunksOf = new Map<number, Map<number, Set<number>>>();

  places(wordId: number, chunk: number): Set<number> {
    const chunks = this.#chunksOf.get(wordId) ?? new Map<number, Set<number>>();
    if (chunks.size === 0) this.#chunksOf.set(wordId, chunks);
    const places = chunks.get(chunk) ?? new Set<number>();
    if (places.size === 0) chunks.set(chunk, places);
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

/** Which listings gain and lose each word. */
interface WordChanges {
  readonly gained: ReadonlyMap<string, readonly number[]>;
  readonly lost: ReadonlyMap<string, readonly number[]>;
}

/** Each text is undefined where the listing is added or removed. */
export interface ListingChange {
  readonly id: number;
  readonly before?: ListingTexts | undefined;
  readonly after?: ListingTexts | undefined;
}

function wordChanges(changes: readonly ListingChange[]): WordChanges {
  const gained = new Map<string, number[]>();
  const lost = new Map<string, number[]>();
  for (const { id, before, after } of changes) {
    const old = before === undefined ? [] : wordsOfListing(before);
    const current = after === undefined ? [] : wordsOfListing(after);
    for (const word of without(current, old)) note(gained, word, id);
    for (const word of without(old, current)) note(lost, word, id);
  }
  return { gained, lost };
}

function note(changed: Map<string, number[]>, word: string, id: number): void {
  const ids = changed.get(word);
  if (ids === undefined) changed.set(word, [id]);
  else ids.push(id);
}

function without(words: readonly string[], others: readonly string[]): readonly string[] {
  if (others.length === 0) return words;
  const left = new Set(others);
  return words.filter((word) => !left.has(word));
}
