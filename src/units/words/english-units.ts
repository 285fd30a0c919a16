import { englishWords, type Words } from '#language/words.ts';
import { en } from './en.ts';

export type UnitWords = Words<typeof en>;

export const ENGLISH_UNITS = englishWords(en);
