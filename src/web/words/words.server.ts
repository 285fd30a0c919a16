import { defineWords } from '#language/define-words.ts';
import type { Language } from '#language/language.ts';
import { en } from './en/all.ts';
import { hi } from './hi/all.ts';
import { pa } from './pa/all.ts';

/** By language and page. A loader answers those of its own page. */
export const WORDS = defineWords({ en, pa, hi });

export type LanguageWords = (typeof WORDS)[Language];
