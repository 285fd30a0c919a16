import type { Language } from '#language/language.ts';
import { errors as en } from './en/errors.ts';
import type { ErrorWords } from './error-words.ts';
import { errors as hi } from './hi/errors.ts';
import { errors as pa } from './pa/errors.ts';

export const ERROR_WORDS: Readonly<Record<Language, ErrorWords>> = { en, pa, hi };
