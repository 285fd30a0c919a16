import type { Language } from './language.ts';
import type { Translation, Words, WordTree } from './words.ts';

/** Brings the files of one page together. A file that lacks a name or a place is a type error. */
export function defineWords<const English extends WordTree>(
  words: { readonly en: English } & Record<Exclude<Language, 'en'>, Translation<NoInfer<English>>>,
): Readonly<Record<Language, Words<English>>> {
  return words as never;
}
