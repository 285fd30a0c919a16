import { foldDigits, foldText } from '#language/fold-text.ts';

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

const TOKEN =
  /(?<![\p{Nd}/])[13]\/[24](?![\p{Nd}/])|\p{Nd}{1,3}(?:,\p{Nd}{2,3})*,\p{Nd}{3}(?:\.\p{Nd}+)?|\p{Nd}+(?:\.\p{Nd}+)?|\p{L}(?:[\p{L}\p{M}.'’²]|\u200c|\u200d)*|[-–+×*#₹²<>]/gu;
const NUMBER = /^\p{Nd}/u;
/** `s.c.o.` is `sco`. */
const INSIDE_WORDS = /[.'’]/g;

export function tokensOf(text: string): Token[] {
  let end = -1;
  return [...text.matchAll(TOKEN)].map((match) => {
    const [typed] = match;
    const isJoined = match.index === end;
    end = match.index + typed.length;
    return { ...tokenOf(typed), at: match.index, isJoined };
  });
}

function tokenOf(typed: string): Omit<Token, 'at' | 'isJoined'> {
  if (!NUMBER.test(typed))
    return { text: typed, folded: foldText(typed).replace(INSIDE_WORDS, '').replace('–', '-') };
  const digits = foldDigits(typed);
  const [above, below = '1'] = digits.replaceAll(',', '').split('/');
  const number = Number(above) / Number(below);
  return {
    text: typed,
    folded: digits,
    number,
    ...(digits.includes(',') && { isGrouped: true as const }),
  };
}
