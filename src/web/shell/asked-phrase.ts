import { useLocation } from '#web/navigation/page-location.ts';
import { usePageFacts } from './page-facts.ts';

/** What was typed and searched for; `at` is the entry of the history that shows its results. */
let typed: { phrase: string; from: string; at?: string } = { phrase: '', from: '' };

/** `from` is the key of the entry that is left. */
export function keepPhrase(phrase: string, from: string): void {
  typed = { phrase, from };
}

/**
 * What the results in sight were asked for: as it was typed, else in words that the box understands.
 * '' on pages without results.
 */
export function useAskedPhrase(): string {
  const { key } = useLocation();
  const { asked } = usePageFacts();
  if (typed.phrase === '') return asked;
  if (typed.at === undefined && typed.from !== key) typed.at = key;
  return typed.at === key ? typed.phrase : asked;
}

/** Whether an English address is that of results; those have a search line and a row of their own. */
export function isResults(pathname: string): boolean {
  return /^\/explore-properties\//i.test(pathname);
}
