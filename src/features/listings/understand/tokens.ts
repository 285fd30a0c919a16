import { foldDigits, foldText } from '#language/fold-text.ts';
import { MIXED, parseNumber } from '#units/number.ts';

/** A word, a number or a sign of what was typed. */
export interface Token {
  /** As it was typed. */
  readonly text: string;
  /** As words are compared. */
  readonly folded: string;
  /** Undefined for a word or sign. */
  readonly number?: number;
  /** Written with commas, as amounts are. */
  readonly isGrouped?: true;
  /** Where it begins in the text. */
  readonly at: number;
  /** No blank parts it from what stands before. */
  readonly isJoined: boolean;
}

/** What stands at a number and changes it: `5²`, `⅓`, `5%`. */
const CHANGES_NUMBERS = String.raw`\p{No}%‰^$€£°√\u20e3`;
const NUMBER_LIKE = String.raw`[${CHANGES_NUMBERS}]*\.?\d(?:[\d.,]*\d)?[${CHANGES_NUMBERS}]*|[${CHANGES_NUMBERS}]+`;
const WORD = String.raw`\p{L}(?:[\p{L}\p{M}.'’²]|\u200c|\u200d)*`;
const TOKEN = new RegExp(`${MIXED}|(?:${NUMBER_LIKE})|${WORD}|[-–+×*#₹<>]`, 'gu');
const WORD_OR_SIGN = /^[\p{L}\-–+×*#₹<>]/u;
/** `s.c.o.` is `sco`. */
const INSIDE_WORDS = /[.'’]/g;

export function tokensOf(text: string): Token[] {
  // Each digit of another script is one character, too.
  const digits = foldDigits(text);
  let end = -1;
  return [...digits.matchAll(TOKEN)].map(({ 0: found, index }) => {
    const isJoined = index === end;
    end = index + found.length;
    return { ...tokenOf(found, text.slice(index, end)), at: index, isJoined };
  });
}

function tokenOf(found: string, text: string): Omit<Token, 'at' | 'isJoined'> {
  if (WORD_OR_SIGN.test(found))
    return { text, folded: foldText(text).replace(INSIDE_WORDS, '').replace('–', '-') };
  const number = parseNumber(found);
  return {
    text,
    folded: found,
    ...(number !== undefined && { number }),
    ...(number !== undefined && found.includes(',') && { isGrouped: true as const }),
  };
}
