import type { ListingCardData } from '#web/ui/listing-card.tsx';

/** What Load More brought to one entry of the browser's history, and how far the visitor had scrolled. */
export interface KeptResults {
  readonly cards: readonly ListingCardData[];
  /** The last page that was loaded. */
  readonly page: number;
  readonly scrollY: number;
}

const PREFIX = 'explore ';

let documentIsNew = true;

/**
 * The kept results of a history entry, for a reload and for the way back from a listing when the browser did not keep the
 * page itself. A document that was opened starts afresh, although its entry's name may have been used before.
 */
export function readKeptResults(entry: string): KeptResults | undefined {
  const startsAfresh = documentIsNew && !wasHereBefore();
  documentIsNew = false;
  try {
    if (startsAfresh) sessionStorage.removeItem(PREFIX + entry);
    const text = sessionStorage.getItem(PREFIX + entry);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Keeps them as long as the tab lives. Where storage is refused or full, the way back shows the first page. */
export function keepResults(entry: string, results: KeptResults): void {
  try {
    sessionStorage.setItem(PREFIX + entry, JSON.stringify(results));
  } catch {}
}

/** Whether the browser scrolls to where the visitor was before. */
function wasHereBefore(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (
    navigation instanceof PerformanceNavigationTiming &&
    ['back_forward', 'reload'].includes(navigation.type)
  );
}
