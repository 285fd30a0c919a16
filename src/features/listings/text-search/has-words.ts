import { isNumber, searchWords } from './search-words.ts';
import { matchesWord } from './word-match.ts';

interface WordedListing {
  /** Of its texts in all languages. */
  readonly words: readonly string[];
  /** Of the names of its city. */
  readonly cityWords: readonly string[];
  readonly propertyNumber: number;
}

/** Whether a listing has every word of a text, by the rules of `findByWords`. */
export function hasWords(text: string, listing: WordedListing): boolean {
  return searchWords(text).every((typed) => {
    const matches = matchesWord(typed);
    return (
      listing.words.some(matches) ||
      listing.cityWords.some(matches) ||
      (isNumber(typed) && Number(typed) !== 0 && Number(typed) === listing.propertyNumber)
    );
  });
}
