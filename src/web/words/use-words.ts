import { createContext, use } from 'react';
import type { Words } from '#platform/language/words.ts';
import type { en } from './en/all.ts';

type AllWords = Words<typeof en>;

/** The words that a part of the document may use: `shared` around everything, and one page's own. */
export type PageWords = Readonly<Partial<AllWords>>;
export type SharedWords = AllWords['shared'];
export type ListingWords = AllWords['listing'];

export const SharedWordsContext = createContext<SharedWords | undefined>(undefined);
export const PageWordsContext = createContext<PageWords>({});

export function useSharedWords(): SharedWords {
  return present(use(SharedWordsContext));
}

/** The words that the page's loader answered and its component provides. */
export function usePageWords<Page extends keyof AllWords>(page: Page): AllWords[Page] {
  const words: AllWords[Page] | undefined = use(PageWordsContext)[page];
  return present(words);
}

function present<Value>(words: Value | undefined): Value {
  if (words === undefined) throw new Error('These words belong to another page.');
  return words;
}
