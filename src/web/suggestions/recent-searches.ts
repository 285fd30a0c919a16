import { useSyncExternalStore } from 'react';
import { createStoredValue } from '#ui/stored-value.ts';

const MOST = 5;
const LONGEST = 100;
const NONE: readonly string[] = [];

/** The phrases of this browser's last searches, the last first. */
const recent = createStoredValue<readonly string[]>(
  'recent-searches',
  (text) => phrasesIn(text).slice(0, MOST),
  (phrases) => (phrases.length === 0 ? null : phrases.join('\n')),
);

export function useRecentSearches(): readonly string[] {
  return useSyncExternalStore(recent.subscribe, recent.get, () => NONE);
}

export function rememberSearch(phrase: string): void {
  recent.update((phrases) => phrasesIn([phrase, ...phrases].join('\n')).slice(0, MOST));
}

export function forgetSearches(): void {
  recent.update(() => NONE);
}

function phrasesIn(text: string | null): string[] {
  const phrases = (text ?? '').split('\n').map((phrase) => phrase.trim());
  return [...new Set(phrases)].filter((phrase) => phrase !== '' && phrase.length <= LONGEST);
}
