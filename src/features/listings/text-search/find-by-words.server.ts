import type { ListingQuery } from '#features/listings/public-listings.server.ts';
import { CHUNK_IDS, chunkOf, readChunk } from './listing-chunks.ts';
import { cityWord } from './listing-words.ts';
import { isNumber, searchWords } from './search-words.ts';
import { currentVocabulary, type WordsDb } from './vocabulary.server.ts';
import { matchesWord } from './word-match.ts';

export interface FoundByWords {
  /** In order of their ids. */
  readonly ids: readonly number[];
  /** Those whose own number was typed, and nothing else: they come first. */
  readonly numbered: readonly number[];
}

/** Values in one condition, of which PostgreSQL takes 65,535 and SQLite 32,766. */
const MAX_LISTED = 30_000;

/** The listings that have every word; undefined for a text without words. `listings` has all. */
export async function findByWords(
  db: WordsDb,
  listings: ListingQuery,
  text: string,
): Promise<FoundByWords | undefined> {
  const words = searchWords(text);
  if (words.length === 0) return undefined;
  const counted = new CountedListings();
  for (const word of words) {
    const wordIds = await findWordIds(db, word);
    const numbered = isNumber(word) ? await findByNumber(listings, word) : [];
    if (wordIds.length + numbered.length === 0) return { ids: [], numbered: [] };
    for (let start = 0; start < wordIds.length; start += MAX_LISTED)
      await countPostings(db, wordIds.slice(start, start + MAX_LISTED), counted);
    for (const id of numbered) counted.count(id);
    counted.next();
  }
  const [only] = words;
  const numbered =
    words.length === 1 && only !== undefined && isNumber(only)
      ? await findByNumber(listings, only)
      : [];
  return { ids: counted.complete(), numbered };
}

/** Words of listings that match a typed word, and the cities whose name does. */
async function findWordIds(db: WordsDb, typed: string): Promise<number[]> {
  const cities = await findCitiesNamed(db, typed);
  const lookedUp = cities.map(cityWord);
  if (isNumber(typed)) lookedUp.push(typed);
  const ids = isNumber(typed) ? [] : (await currentVocabulary(db)).idsMatching(typed);
  if (lookedUp.length === 0) return ids;
  const rows = await db
    .selectFrom('search_word')
    .select('id')
    .where('word', 'in', lookedUp)
    .execute();
  return [...ids, ...rows.map(({ id }) => id)];
}

async function findCitiesNamed(db: WordsDb, typed: string): Promise<number[]> {
  const cities = await db.selectFrom('city').select(['id', 'name', 'name_pa', 'name_hi']).execute();
  const matches = matchesWord(typed);
  return cities
    .filter(({ name, name_pa, name_hi }) =>
      searchWords(`${name} ${name_pa} ${name_hi}`).some(matches),
    )
    .map(({ id }) => id);
}

async function findByNumber(listings: ListingQuery, digits: string): Promise<number[]> {
  const rows = await listings
    .select('property.id')
    .where('property.property_number', '=', Number(digits))
    .where('property.property_number', '>', 0)
    .execute();
  return rows.map(({ id }) => id);
}

async function countPostings(
  db: WordsDb,
  wordIds: readonly number[],
  counted: CountedListings,
): Promise<void> {
  const postings = await db
    .selectFrom('search_posting')
    .select(['chunk', 'listings'])
    .where('word_id', 'in', wordIds)
    .execute();
  for (const { chunk, listings } of postings) {
    const base = chunk * CHUNK_IDS;
    readChunk(listings, (place) => counted.count(base + place));
  }
}

/** Counts for each listing how many of the words it has; each word counts once. */
class CountedListings {
  #words = 0;
  readonly #chunks = new Map<number, Uint8Array>();

  count(id: number): void {
    const chunk = chunkOf(id);
    let counts = this.#chunks.get(chunk);
    if (counts === undefined) {
      if (this.#words > 0) return;
      counts = new Uint8Array(CHUNK_IDS);
      this.#chunks.set(chunk, counts);
    }
    const place = id % CHUNK_IDS;
    if (counts[place] === this.#words) counts[place] = this.#words + 1;
  }

  next(): void {
    this.#words += 1;
  }

  complete(): number[] {
    const ids: number[] = [];
    for (const chunk of [...this.#chunks.keys()].toSorted((one, other) => one - other)) {
      const counts = this.#chunks.get(chunk);
      for (let place = 0; place < CHUNK_IDS; place += 1)
        if (counts?.[place] === this.#words) ids.push(chunk * CHUNK_IDS + place);
    }
    return ids;
  }
}
