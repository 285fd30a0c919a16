import { foldText } from '#platform/language/fold-text.ts';

/** Letters and digits are parted: `3bhk` is `3` and `bhk`. Longer runs are cut into several. */
const WORD = /\p{L}[\p{L}\p{M}]{0,59}|\p{Nd}{1,60}/gu;

/** The words of a text as they are stored and searched, each once. */
export function searchWords(text: string): string[] {
  return [...new Set(foldText(text).match(WORD))];
}

export function isNumber(word: string): boolean {
  return /^\p{Nd}/u.test(word);
}
