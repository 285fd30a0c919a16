import { englishWords, type Words } from '#platform/language/words.ts';
import { en } from './en.ts';

export type UnitWords = Words<typeof en>;

export const ENGLISH_UNITS = englishWords(en);
