import type { Language } from '#platform/language/language.ts';
import { defineWords } from '#platform/language/words.ts';
import { en } from './en/all.ts';
import { errors as enErrors } from './en/shared.ts';
import type { ErrorWords } from './error-words.ts';
import { hi } from './hi/all.ts';
import { errors as hiErrors } from './hi/shared.ts';
import { pa } from './pa/all.ts';
import { errors as paErrors } from './pa/shared.ts';

/** By language and page. A loader answers those of its own page. */
export const WORDS = defineWords({ en, pa, hi });

export type LanguageWords = (typeof WORDS)[Language];

/** Not among the words of a page: every document brings them, for when no page could be loaded. */
export const ERROR_WORDS: Readonly<Record<Language, ErrorWords>> = {
  en: enErrors,
  pa: paErrors,
  hi: hiErrors,
};
