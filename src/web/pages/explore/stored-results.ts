import type { MoreResults } from './explore-state.ts';

interface StoredResults extends MoreResults {
  /** Identifies the document that stored them. */
  readonly timeOrigin: number;
}

/**
 * Results stored for a reload, and for the way back from a listing. A newly opened document ignores
 * those of an earlier one, whose first entry has the same name.
 */
export function readStoredResults(entry: string): MoreResults | undefined {
  try {
    const text = sessionStorage.getItem(storageKey(entry));
    if (text === null) return undefined;
    const { timeOrigin, ...more }: StoredResults = JSON.parse(text);
    if (timeOrigin === performance.timeOrigin || wasReopened()) return more;
    sessionStorage.removeItem(storageKey(entry));
  } catch {
    // Without storage there is nothing to restore.
  }
  return undefined;
}

export function storeResults(entry: string, more: MoreResults): void {
  const stored: StoredResults = { ...more, timeOrigin: performance.timeOrigin };
  try {
    sessionStorage.setItem(storageKey(entry), JSON.stringify(stored));
  } catch {
    // Without storage, or when it is full, the way back shows the first page.
  }
}

function storageKey(entry: string): string {
  return `explore results ${entry}`;
}

/** Whether the document was opened by a reload or by the back or forward button. */
function wasReopened(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (
    navigation instanceof PerformanceNavigationTiming &&
    ['back_forward', 'reload'].includes(navigation.type)
  );
}
