import { createContext, use } from 'react';
import type { PageLocation } from './page-location.ts';

export interface NavigateOptions {
  /** In the place of the present entry of the history. */
  readonly replace?: boolean;
  readonly state?: unknown;
}

/** What a page may ask of the browser. */
export interface Navigation {
  /** The page that is being fetched, in the place of this one. */
  readonly pending: PageLocation | undefined;
  /** How often a page could not be fetched: this one stayed. */
  readonly failures: number;
  /** Shows an address without a document where the page can, else loads it. */
  readonly navigate: (address: string, options?: NavigateOptions) => void;
  /** Adds an entry to the history that shows the same page with another state. */
  readonly addEntry: (state: unknown) => void;
}

export const NavigationContext = createContext<Navigation>({
  pending: undefined,
  failures: 0,
  navigate: () => {},
  addEntry: () => {},
});

export function useNavigation(): Navigation {
  return use(NavigationContext);
}
