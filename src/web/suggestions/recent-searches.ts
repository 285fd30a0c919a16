import { createStoredValue } from '#platform/ui/stored-value.ts';

const MOST = 5;

/** The phrases of this browser's last searches, the last first; among them may be junk. */
export const recent = createStoredValue<readonly string[]>(
  'recent-searches',
  (text) => text?.split('\n') ?? [],
  (phrases) => phrases.join('\n') || null,
);

export function rememberSearch(phrase: string): void {
  recent.update((phrases) => [...new Set([phrase, ...phrases])].slice(0, MOST));
}
