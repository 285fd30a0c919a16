import { columnsInAllLanguages } from '#features/listings/language-columns.ts';
import type { ListingQuery } from '#features/listings/public-listings.server.ts';
import { factsNamed, isOfLine } from './fact-words.ts';
import { ListingSet } from './listing-set.ts';
import { cityWord, quarterWord } from './listing-words.ts';
import { isNumber, searchWords } from './search-words.ts';
import { currentVocabulary, type WordsDb } from './vocabulary.server.ts';
import { matchesWord } from './word-match.ts';

export interface FoundByWords {
  readonly set: ListingSet;
  /** Those whose own number was typed, and nothing else: they come first. */
  readonly numbered: readonly number[];
}

/** Values in one condition, of which PostgreSQL takes 65,535 and SQLite 32,766. */
const MAX_LISTED = 30_000;

/** Those of all listings that have every word; undefined for a text without words. */
export async function findByWords(
  db: WordsDb,
  listings: ListingQuery,
  text: string,
): Promise<FoundByWords | undefined> {
  const words = searchWords(text);
  const [first, second] = words;
  if (first === undefined) return undefined;
  const idsOf = await wordIdsFor(db, words);
  const numbered = await findByNumbers(listings, words);
  let found: ListingSet | undefined;
  for (const word of words) {
    const { texts, names } = idsOf(word);
    const having = await findHaving(db, texts);
    having.include(await findCalled(db, listings, word, having));
    having.include(await findHaving(db, names));
    for (const id of numbered.get(word) ?? []) having.add(id);
    if (found === undefined) found = having;
    else found.keepOnly(having);
    // Whoever types many words must not cause as many reads.
    if (found.isEmpty) break;
  }
  const set = found ?? new ListingSet();
  return { set, numbered: second === undefined ? (numbered.get(first) ?? []) : [] };
}

/** For each of the typed words the words of texts that match it, and those of what it names. */
async function wordIdsFor(db: WordsDb, typed: readonly string[]) {
  const vocabulary = await currentVocabulary(db);
  const cities = await findCitiesNamed(db, typed);
  const factsOf = factsNamed(typed);
  const lookedUp = (word: string) => [
    ...(cities.get(word) ?? []),
    ...factsOf(word),
    ...(isNumber(word) ? [word] : []),
  ];
  const exact = await lookUp(db, typed.flatMap(lookedUp));
  return (word: string) => ({
    texts: isNumber(word) ? [] : vocabulary.idsMatching(word),
    names: lookedUp(word).flatMap((one) => exact.get(one) ?? []),
  });
}

async function findIds(db: WordsDb, words: readonly string[]): Promise<number[]> {
  return [...(await lookUp(db, words)).values()];
}

async function lookUp(db: WordsDb, words: readonly string[]): Promise<Map<string, number>> {
  if (words.length === 0) return new Map();
  const rows = await db
    .selectFrom('search_word')
    .select(['id', 'word'])
    .where('word', 'in', words)
    .execute();
  return new Map(rows.map(({ id, word }) => [word, id]));
}

/** The index words of the cities by the typed words that they are named. */
async function findCitiesNamed(
  db: WordsDb,
  typed: readonly string[],
): Promise<Map<string, string[]>> {
  const columns = columnsInAllLanguages('name');
  const rows = await db
    .selectFrom('city')
    .select(['id', ...columns])
    .execute();
  const cities = rows.map((row) => ({
    word: cityWord(row.id),
    names: searchWords(columns.map((column) => row[column]).join(' ')),
  }));
  return new Map(
    typed.map((one) => {
      const matches = matchesWord(one);
      return [one, cities.filter(({ names }) => names.some(matches)).map(({ word }) => word)];
    }),
  );
}

/** Of so many listings with a word it is asked what they call their neighbourhood. */
const MAX_ASKED = 200;
const QUARTER_NAMES = columnsInAllLanguages('neighbourhood');

/** The listings of the neighbourhoods that the newest of others call by a word. */
async function findCalled(
  db: WordsDb,
  listings: ListingQuery,
  word: string,
  having: ListingSet,
): Promise<ListingSet> {
  const asked = isOfLine(word) ? having.ids().slice(-MAX_ASKED) : [];
  if (asked.length === 0) return new ListingSet();
  const quarters = await listings
    .select(['property.city_id', ...QUARTER_NAMES.map((column) => `property.${column}` as const)])
    .distinct()
    .where('property.id', 'in', asked)
    .execute();
  const matches = matchesWord(word);
  const called = quarters.filter((quarter) =>
    QUARTER_NAMES.some((column) => searchWords(quarter[column]).some(matches)),
  );
  return findHaving(db, await findIds(db, [...new Set(called.map(quarterWord))]));
}

/** The listings whose own number was typed. */
async function findByNumbers(
  listings: ListingQuery,
  typed: readonly string[],
): Promise<Map<string, number[]>> {
  const numbers = typed.filter((word) => isNumber(word) && Number(word) > 0);
  if (numbers.length === 0) return new Map();
  const rows = await listings
    .select(['property.id', 'property.property_number'])
    // Ranges: where most listings have no number, SQLite would rather read all than look one up.
    .where(({ and, eb, or }) =>
      or(
        numbers.map((number) =>
          and([
            eb('property.property_number', '>=', Number(number)),
            eb('property.property_number', '<=', Number(number)),
          ]),
        ),
      ),
    )
    .execute();
  return new Map(
    numbers.map((number) => [
      number,
      rows.filter((row) => row.property_number === Number(number)).map(({ id }) => id),
    ]),
  );
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
