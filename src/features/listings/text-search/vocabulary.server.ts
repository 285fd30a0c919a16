import { LRUCache } from 'lru-cache';
import type { ReadDb } from '#platform/database/database.server.ts';
import { matchesWord } from './word-match.ts';

export type WordsDb = ReadDb<'search_word' | 'search_posting' | 'city'>;

/** Numbers and ids of cities sort before letters: they are looked up, not compared. */
const FIRST_LETTER = 'A';

const MAX_REMEMBERED_WORDS = 1000;
const MAX_REMEMBERED_IDS = 1000;

/** The words with letters, kept in memory: words are only ever added, with higher ids. */
class Vocabulary {
  readonly #words: string[] = [];
  readonly #ids: number[] = [];
  /** Of all words read, also those without letters. */
  #newest = 0;
  readonly #matches = new LRUCache<string, { ids: readonly number[]; upTo: number }>({
    max: MAX_REMEMBERED_WORDS,
  });

  async update(db: WordsDb): Promise<void> {
    const { newest } = await db
      .selectFrom('search_word')
      .select(({ fn }) => fn.max('id').as('newest'))
      .executeTakeFirstOrThrow();
    if (newest === null || newest <= this.#newest) return;
    const rows = await db
      .selectFrom('search_word')
      .select(['id', 'word'])
      .where('id', '>', this.#newest)
      .where('id', '<=', newest)
      .where('word', '>=', FIRST_LETTER)
      .orderBy('id')
      .execute();
    // A search that waited at the same time may have added the same rows.
    for (const { id, word } of rows) {
      if (id <= (this.#ids.at(-1) ?? 0)) continue;
      this.#words.push(word);
      this.#ids.push(id);
    }
    this.#newest = Math.max(this.#newest, newest);
  }

  /** Remembered, since words are typed again and again; only what is new is compared. */
  idsMatching(typed: string): readonly number[] {
    const { ids, upTo } = this.#matches.get(typed) ?? { ids: [], upTo: 0 };
    const found = [...ids];
    const matches = matchesWord(typed);
    for (let index = upTo; index < this.#words.length; index += 1)
      if (matches(this.#words[index] ?? '')) found.push(this.#ids[index] ?? 0);
    if (found.length <= MAX_REMEMBERED_IDS)
      this.#matches.set(typed, { ids: found, upTo: this.#words.length });
    return found;
  }
}

const vocabularies = new WeakMap<WordsDb, Vocabulary>();

export async function currentVocabulary(db: WordsDb): Promise<Vocabulary> {
  const vocabulary = vocabularies.get(db) ?? new Vocabulary();
  vocabularies.set(db, vocabulary);
  await vocabulary.update(db);
  return vocabulary;
}
