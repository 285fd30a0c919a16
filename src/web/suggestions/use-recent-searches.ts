import { useSyncExternalStore } from 'react';
import { recent } from './recent-searches.ts';

const LONGEST = 100;
const NONE: readonly string[] = [];

export function useRecentSearches(): readonly string[] {
  return useSyncExternalStore(recent.subscribe, recent.get, () => NONE).filter(
    (phrase) => phrase.trim() !== '' && phrase.length <= LONGEST,
  );
}

export function forgetSearches(): void {
  recent.update(() => NONE);
}
