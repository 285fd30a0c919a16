import { countSlips } from './count-slips.ts';
import { isNumber } from './search-words.ts';

const LETTERS_FOR_ONE_SLIP = 5;
const LETTERS_FOR_TWO_SLIPS = 9;
/** Shorter words are in too many others. */
const MIN_PART_LETTERS = 3;

/**
 * Whether a word that was typed is found in a word of a listing: as a part of it, as its beginning
 * if it is short, or with slips if it is long. Numbers must be the same.
 */
export function matchesWord(typed: string): (word: string) => boolean {
  if (isNumber(typed)) return (word) => word === typed;
  if (typed.length < MIN_PART_LETTERS) return (word) => word.startsWith(typed);
  const slips = allowedSlips(typed);
  if (slips === 0) return (word) => word.includes(typed);
  return (word) =>
    word.includes(typed) ||
    (Math.abs(word.length - typed.length) <= slips &&
      sharesLetters(typed, word, slips) &&
      countSlips(typed, word, slips) <= slips);
}

export function allowedSlips(typed: string): number {
  if (isNumber(typed) || typed.length < LETTERS_FOR_ONE_SLIP) return 0;
  return typed.length < LETTERS_FOR_TWO_SLIPS ? 1 : 2;
}

/** Rules most words out before their slips are counted: each slip spoils one start or end. */
function sharesLetters(one: string, other: string, slips: number): boolean {
  return slips > 1 || one[0] === other[0] || one.at(-1) === other.at(-1);
}
