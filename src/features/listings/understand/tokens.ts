import { foldText } from '#platform/language/fold-text.ts';
import { plainTyping } from '#platform/language/plain-typing.ts';
import { MIXED, parseNumber } from '#platform/units/number.ts';

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

/** What stands at a number and changes it, digits of other scripts too: `5²`, `⅓`, `5%`, `٥`. */
const CHANGES_NUMBERS = String.raw`\p{N}%‰^$€£°√\u20e3`;
const DIGITS = String.raw`[${CHANGES_NUMBERS}]*(?:(?<!\.)\.)?\d(?:[.,${CHANGES_NUMBERS}]*[${CHANGES_NUMBERS}])?|[${CHANGES_NUMBERS}]+`;
/** Between two numbers of which none counts alone: `3/8`, `5:2`, `1e2`, `5_2`. */
const TIE = String.raw`(?: *[/⁄∕] *|e[-+]?|E[-+]?|[^\s\p{L}\p{M}\p{N}()[\]{}×*#₹<>+-]+)`;
const NUMBER_LIKE = `(?:${DIGITS})(?:${TIE}(?:${DIGITS}))*`;
/** `ਜਲੰਧਰ'ਚ`, `jalandhar'ch`: in, on or from, written on to a name. */
const CLITIC = String.raw`['’](?:ਚ|ਚੋਂ|ਤੇ|ਤੋਂ|ch|te|ton)(?![\p{L}\p{M}])`;
const WORD = String.raw`\p{L}(?:(?!${CLITIC})[\p{L}\p{M}.'’²])*`;
const TOKEN = new RegExp(
  `${MIXED}(?!${TIE}?[${CHANGES_NUMBERS}])|${NUMBER_LIKE}|${WORD}|-+|[+×*#₹<>]`,
  'gu',
);
const WORD_OR_SIGN = /^[\p{L}\-+×*#₹<>]/u;
/** `s.c.o.` is `sco`. */
const INSIDE_WORDS = /[.'’]/g;
const EXPONENT = /e/i;
/** Typed for a longer dash. */
const DASHES = /^-+$/;

export function tokensOf(text: string): Token[] {
  const { plain, positions } = plainlyTyped(text);
  let end = -1;
  return [...plain.matchAll(TOKEN)].map(({ 0: found, index }) => {
    const isJoined = index === end;
    end = index + found.length;
    const at = positions[index] ?? 0;
    const typed = text.slice(at, (positions[end - 1] ?? at) + 1);
    return { ...tokenOf(found, typed), at, isJoined };
  });
}

/** The text as a plain keyboard types it, and where each of its characters stands in the text. */
function plainlyTyped(text: string): { plain: string; positions: readonly number[] } {
  const positions: number[] = [];
  let plain = '';
  for (let at = 0; at < text.length; at += 1) {
    const character = plainTyping(text.charAt(at));
    plain += character;
    if (character !== '') positions.push(at);
  }
  return { plain, positions };
}

function tokenOf(found: string, text: string): Omit<Token, 'at' | 'isJoined'> {
  if (DASHES.test(found)) return { text, folded: '-' };
  if (WORD_OR_SIGN.test(found)) return { text, folded: foldText(found).replace(INSIDE_WORDS, '') };
  // `12E4` is a plot or a block sooner than 120,000.
  const number = EXPONENT.test(found) ? undefined : parseNumber(found);
  return {
    text,
    folded: found,
    ...(number !== undefined && { number }),
    ...(number !== undefined && found.includes(',') && { isGrouped: true as const }),
  };
}
