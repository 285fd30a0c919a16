import { createContext, use } from 'react';

/** What bar and footer know of the page between them. */
export interface PageFacts {
  /** What its results were asked for, in words that the search box understands; '' without results. */
  readonly asked: string;
  /** Where it stands in other languages: under its own address, nowhere, or at their home page. */
  readonly elsewhere: 'same' | 'none' | 'home';
}

export const PageFactsContext = createContext<PageFacts>({ asked: '', elsewhere: 'same' });

export function usePageFacts(): PageFacts {
  return use(PageFactsContext);
}
