import { LISTING_KINDS } from '#features/listings/listing-kind.ts';
import type { ListingQuery } from '#features/listings/public-listings.server.ts';
import { ListingSet } from './listing-set.ts';
import { cityWord, kindWord, PUBLIC_WORD } from './listing-words.ts';
import { isNumber, searchWords } from './search-words.ts';
import { currentVocabulary, type WordsDb } from './vocabulary.server.ts';
import { matchesWord } from './word-match.ts';

export interface FoundByWords {
  readonly set: ListingSet;
  /** Those whose own number was typed, and nothing else: they come first. */
  readonly numbered: readonly number[];
}

interface Within {
  readonly kinds: readonly number[];
  /** 0 for every city. */
  readonly cityId: number;
}

/** Values in one condition, of which PostgreSQL takes 65,535 and SQLite 32,766. */
const MAX_LISTED = 30_000;

/**
 * The listings that have every word, only public ones if `within` is given; undefined for a text
 * without words. `listings` has all.
 */
export async function findByWords(
  db: WordsDb,
  listings: ListingQuery,
  text: string,
  within?: Within,
): Promise<FoundByWords | undefined> {
  const words = searchWords(text);
  if (words.length === 0) return undefined;
  let found: ListingSet | undefined;
  for (const word of words) {
    const having = await findHaving(db, await findWordIds(db, word));
    for (const id of await findByNumber(listings, word)) having.add(id);
    if (found === undefined) found = having;
    else found.keepOnly(having);
  }
  const set = found ?? new ListingSet();
  if (within !== undefined) set.keepOnly(await findPublic(db, within));
  const numbered = words.length === 1 ? await findByNumber(listings, words[0] ?? '') : [];
  return { set, numbered };
}

export async function findPublic(db: WordsDb, within: Within): Promise<ListingSet> {
  const set = await findHaving(db, await lookUp(db, [PUBLIC_WORD]));
  if (isNarrow(within)) set.keepOnly(await findAllOf(db, within));
  return set;
}

function isNarrow({ kinds, cityId }: Within): boolean {
  return kinds.length < LISTING_KINDS.length || cityId !== 0;
}

/** The listings of some kinds, in one city if one is given. */
async function findAllOf(db: WordsDb, { kinds, cityId }: Within): Promise<ListingSet> {
  const set = await findHaving(db, await lookUp(db, kinds.map(kindWord)));
  if (cityId !== 0) set.keepOnly(await findHaving(db, await lookUp(db, [cityWord(cityId)])));
  return set;
}

/** Words of listings that match a typed word, and the cities whose name does. */
async function findWordIds(db: WordsDb, typed: string): Promise<number[]> {
  const cities = await findCitiesNamed(db, typed);
  const exact = cities.map(cityWord);
  if (isNumber(typed)) return lookUp(db, [...exact, typed]);
  const vocabulary = await currentVocabulary(db);
  return [...vocabulary.idsMatching(typed), ...(await lookUp(db, exact))];
}

async function lookUp(db: WordsDb, words: readonly string[]): Promise<number[]> {
  if (words.length === 0) return [];
  const rows = await db.selectFrom('search_word').select('id').where('word', 'in', words).execute();
  return rows.map(({ id }) => id);
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

async function findByNumber(listings: ListingQuery, typed: string): Promise<number[]> {
  if (!isNumber(typed) || Number(typed) === 0) return [];
  const rows = await listings
    .select('property.id')
    // A range: where most listings have no number, SQLite would rather read all than look one up.
    .where('property.property_number', '>=', Number(typed))
    .where('property.property_number', '<=', Number(typed))
    .execute();
  return rows.map(({ id }) => id);
}

async function findHaving(db: WordsDb, wordIds: readonly number[]): Promise<ListingSet> {
  const set = new ListingSet();
  for (let start = 0; start < wordIds.length; start += MAX_LISTED) {
    const postings = await db
      .selectFrom('search_posting')
      .select(['chunk', 'listings'])
      .where('word_id', 'in', wordIds.slice(start, start + MAX_LISTED))
      .execute();
    for (const { chunk, listings } of postings) set.addChunk(chunk, listings);
  }
  return set;
}
