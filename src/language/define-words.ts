import type { Language, OtherLanguage } from './language.ts';
import type { Translation, Words, WordTree } from './words.ts';

/** For screens that are English alone. */
export function englishWords<const English extends WordTree>(english: English): Words<English> {
  return english as never;
}

/** Brings the files of one page together. A file that lacks a name or a place is a type error. */
export function defineWords<const English extends WordTree>(
  words: { readonly en: English } & Record<OtherLanguage, Translation<NoInfer<English>>>,
): Readonly<Record<Language, Words<English>>> {
  return words as never;
}
