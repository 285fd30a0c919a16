import type { Language } from '#language/language.ts';
import type { Translation } from '#language/words.ts';
import { errors as en } from './en/errors.ts';
import { errors as hi } from './hi/errors.ts';
import { errors as pa } from './pa/errors.ts';

/** In the scripts of every page, since they are needed where a page could not be loaded. */
export const ERROR_WORDS: Readonly<Record<Language, Translation<typeof en>>> = { en, pa, hi };
