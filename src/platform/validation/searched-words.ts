import { foldText } from '#platform/language/fold-text.ts';
import { plainTyping } from '#platform/language/plain-typing.ts';
import { indianNumber, searchedNumber } from './phone-number.ts';

/** What is kept of a person, for searches to look into. */
export function searchableText(texts: readonly string[]): string {
  return foldText(plainTyping(texts.join('\n')));
}

/** The words that must all stand in a searchable text, or the phone number that was typed. */
export function searchedWords(search: string): string[] {
  const number = searchedNumber(search);
  if (number !== undefined) return [number];
  return searchableText([search])
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => indianNumber(word) ?? withoutFirstZero(word));
}

/** `0181` is the beginning of `+91181…`. */
function withoutFirstZero(word: string): string {
  return word.replace(/^0+(?=\d+$)/, '');
}
