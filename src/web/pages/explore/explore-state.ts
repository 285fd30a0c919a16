import type { SearchFilters } from '#features/listings/search/filters.ts';
import { type ExploreData, pageCount, type Result } from './explore-data.ts';

/** What Load More added. */
export interface MoreResults {
  readonly cards: readonly Result[];
  readonly lastPage: number;
  readonly scrollY: number;
}

export type FieldValues = ReadonlyMap<string, string>;

/** An answer that the fields do not show yet. */
export interface PendingUpdate {
  /** Whether a field keeps what was typed into it and not searched for. */
  readonly keepsTyped: boolean;
  readonly closesDrawer: boolean;
}

export interface ExploreState {
  readonly explore: ExploreData;
  /** Identifies the history entry that the results were fetched for. */
  readonly entry: string;
  readonly more: MoreResults;
  readonly isLoadingMore: boolean;
  readonly pendingUpdate: PendingUpdate | undefined;
  /** The fields when the search under way began; other values are newer than that search. */
  readonly sent: FieldValues | undefined;
}

export type ExploreEvent =
  | {
      readonly type: 'answered';
      readonly explore: ExploreData;
      readonly entry: string;
      /** Whether a filter field asked for it, as opposed to a link or the back button. */
      readonly isFieldSearch: boolean;
    }
  | { readonly type: 'searchStarted'; readonly values: FieldValues }
  | { readonly type: 'searchFailed' }
  | { readonly type: 'fieldsUpdated' }
  | { readonly type: 'moreStarted' }
  | { readonly type: 'moreFailed' }
  | { readonly type: 'pageLoaded'; readonly explore: ExploreData }
  | { readonly type: 'moreRestored'; readonly more: MoreResults };

export function initialState(explore: ExploreData, entry: string): ExploreState {
  return {
    explore,
    entry,
    more: noMore(explore),
    isLoadingMore: false,
    pendingUpdate: undefined,
    sent: undefined,
  };
}

export function reduceExplore(state: ExploreState, event: ExploreEvent): ExploreState {
  switch (event.type) {
    case 'answered':
      return answered(state, event);
    case 'searchStarted':
      return { ...state, sent: event.values };
    case 'searchFailed':
      return { ...state, pendingUpdate: { keepsTyped: true, closesDrawer: false } };
    case 'fieldsUpdated':
      return { ...state, pendingUpdate: undefined, sent: undefined };
    case 'moreStarted':
      return { ...state, isLoadingMore: true };
    case 'moreFailed':
      return { ...state, isLoadingMore: false };
    case 'pageLoaded':
      return pageLoaded(state, event.explore);
    case 'moreRestored':
      return { ...state, more: event.more };
  }
}

/** Every card on the screen, each once: a new listing pushes another one to the next page. */
export function shownCards({ explore, more }: ExploreState): Result[] {
  const cards = new Map<number, Result>();
  for (const card of [...explore.cards, ...more.cards])
    if (!cards.has(card.id)) cards.set(card.id, card);
  return [...cards.values()];
}

/** The filters of the page that Load More fetches; undefined on the last page. */
export function nextFilters({ explore, more }: ExploreState): SearchFilters | undefined {
  if (more.lastPage >= pageCount(explore)) return undefined;
  return { ...explore.filters, pageNumber: more.lastPage + 1 };
}

function answered(
  state: ExploreState,
  { explore, entry, isFieldSearch }: Extract<ExploreEvent, { type: 'answered' }>,
): ExploreState {
  return {
    ...initialState(explore, entry),
    sent: state.sent,
    pendingUpdate: {
      keepsTyped: isFieldSearch,
      // Another kind was chosen in it: its fields come now.
      closesDrawer: explore.filters.propertyType === state.explore.filters.propertyType,
    },
  };
}

function pageLoaded(state: ExploreState, { cards, filters }: ExploreData): ExploreState {
  const { more } = state;
  if (filters.pageNumber !== more.lastPage + 1) return state;
  return {
    ...state,
    isLoadingMore: false,
    more: { ...more, cards: [...more.cards, ...cards], lastPage: more.lastPage + 1 },
  };
}

function noMore({ filters }: ExploreData): MoreResults {
  return { cards: [], lastPage: filters.pageNumber, scrollY: 0 };
}
