import { createContext, use } from 'react';

/** Where a page is shown. */
export interface PageLocation {
  readonly pathname: string;
  /** With its `?`, or ''. */
  readonly search: string;
  /** With its `#`, or ''. */
  readonly hash: string;
  /** Identifies the entry of the browser's history. */
  readonly key: string;
  /** What the page keeps with that entry. */
  readonly state: unknown;
}

const NOWHERE: PageLocation = { pathname: '/', search: '', hash: '', key: '', state: null };

export const LocationContext = createContext(NOWHERE);

export function useLocation(): PageLocation {
  return use(LocationContext);
}
