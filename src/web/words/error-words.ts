import { createContext, use } from 'react';
import type { Translation } from '#platform/language/words.ts';
import type { errors } from './en/shared.ts';

export type ErrorWords = Translation<typeof errors>;

/** Undefined in browsers, which find the words in the page. */
export const ErrorWordsContext = createContext<ErrorWords | undefined>(undefined);

export const ERROR_WORDS_ID = 'error-words';

export function useErrorWords(): ErrorWords {
  return use(ErrorWordsContext) ?? pageErrorWords();
}

/** For browsers alone. */
export function pageErrorWords(): ErrorWords {
  return JSON.parse(document.getElementById(ERROR_WORDS_ID)?.textContent ?? '');
}
