import { countSlips } from './count-slips.ts';
import { sameWords } from './same-words.ts';
import { isNumber } from './search-words.ts';

const LETTERS_FOR_ONE_SLIP = 5;
const LETTERS_FOR_TWO_SLIPS = 9;
/** Shorter words are in too many others. */
const MIN_PART_LETTERS = 3;

/**
 * Whether a word that was typed is found in a word of a listing: as a part of it, as its beginning
 * if it is short, or with slips if it is long. Numbers must be the same, and a school is a ਸਕੂਲ.
 */
export function matchesWord(typed: string): (word: string) => boolean {
  const same = sameWords(typed);
  const isLike = likeWord(typed);
  return same.length === 0 ? isLike : (word) => isLike(word) || same.includes(word);
}

function likeWord(typed: string): (word: string) => boolean {
  if (isNumber(typed)) return (word) => word === typed;
  if (typed.length < MIN_PART_LETTERS) return (word) => word.startsWith(typed);
  const slips = allowedSlips(typed);
  if (slips === 0) return (word) => word.includes(typed);
  const letters = lettersOf(typed);
  return (word) =>
    word.includes(typed) ||
    (Math.abs(word.length - typed.length) <= slips &&
      differentLetters(letters, lettersOf(word)) <= 2 * slips &&
      countSlips(typed, word, slips) <= slips);
}

function allowedSlips(typed: string): number {
  if (typed.length < LETTERS_FOR_ONE_SLIP) return 0;
  return typed.length < LETTERS_FOR_TWO_SLIPS ? 1 : 2;
}

/** One bit for each letter, some of which share one: rules most words out at once. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** A slip changes one letter into another, so that two bits may differ. */
function differentLetters(one: number, other: number): number {
  let count = 0;
  for (let rest = one ^ other; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
