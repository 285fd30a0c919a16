import { parseFilters } from '#features/listings/search/filters.ts';
import { showFetchError } from '#web/ui/fetch-error-toast.ts';
import type { ExploreAnswer, ExploreData } from './explore-data.ts';

export interface ShownResults {
  readonly explore: ExploreData;
  readonly address: string;
  /** How many entries of the history come before; undefined if unknown. */
  readonly index: number | undefined;
}

/** A number of steps through the history, or an address. */
type WayBack = number | string;

/** Keeps the results on the screen after a failed fetch. For `clientLoader`, so outside React. */
export function createSearchFallback() {
  let shown: ShownResults | undefined;
  let returningTo: string | undefined;
  return {
    /** Answers with what `fetchAnswer` returns; after a failure with what is on the screen. */
    async answer(
      request: Request,
      fetchAnswer: () => Promise<ExploreAnswer>,
    ): Promise<ExploreAnswer> {
      const { pathname, search, searchParams } = new URL(request.url);
      const isReturn = returningTo === pathname + search;
      returningTo = undefined;
      if (isReturn && shown !== undefined) return { explore: shown.explore, failed: false };
      try {
        return await fetchAnswer();
      } catch (error) {
        if (error instanceof Response || request.signal.aborted) throw error;
        showFetchError();
        return { explore: shown?.explore ?? unavailable(searchParams), failed: true };
      }
    },

    /** Call it with every answer that reached the page. Returns the way back after a failure. */
    settled({ explore, failed }: ExploreAnswer, here: Omit<ShownResults, 'explore'>) {
      if (shown === undefined || !failed || shown.explore !== explore) {
        shown = { explore, ...here };
        return undefined;
      }
      const way = wayBack(shown, here);
      if (way !== undefined) returningTo = shown.address;
      return way;
    },

    clear(): void {
      shown = undefined;
    },
  };
}

export const searchFallback = createSearchFallback();

/** Prefers a step through the history, which leaves no second entry with the same address. */
function wayBack(shown: ShownResults, here: Omit<ShownResults, 'explore'>): WayBack | undefined {
  const steps =
    shown.index === undefined || here.index === undefined ? 0 : shown.index - here.index;
  if (steps !== 0) return steps;
  return shown.address === here.address ? undefined : shown.address;
}

function unavailable(query: URLSearchParams): ExploreData {
  return {
    filters: parseFilters(query),
    place: undefined,
    cards: [],
    totalCount: 0,
    groups: [],
    refused: {},
    errors: [],
    notes: [],
    asked: '',
    chips: [],
    meant: [],
    instead: undefined,
    near: undefined,
    messages: undefined,
  };
}
