import type { SearchFilters } from '#features/listings/search/filters.ts';
import type { ListingCardData } from '#web/ui/listing-card.tsx';
import { type ExploreAnswer, type ExploreData, pageCount } from './explore-data.ts';

/** An entry of the browser's history. */
export interface HistoryEntry {
  readonly key: string;
  readonly address: string;
  /** Whether a filter field asked for it, as opposed to a link or the back button. */
  readonly isFieldSearch: boolean;
}

/** Further pages of the same search. */
export interface MoreResults {
  readonly cards: readonly ListingCardData[];
  /** The number of the last page. */
  readonly page: number;
  /** The scroll position to restore. */
  readonly scrollY: number;
}

/** Values of the filter form by field name. */
export type FieldValues = ReadonlyMap<string, string>;

/** A change of the filters that the fields do not show yet. */
export interface PendingFieldUpdate {
  /** What the fields were last updated to. */
  readonly from: SearchFilters;
  /** Whether a field keeps what was typed into it and not searched for. */
  readonly keepsTyped: boolean;
}

export interface ExploreState {
  /** The loader's last answer, and the history entry it came for. */
  readonly answer: ExploreAnswer;
  readonly at: HistoryEntry;
  /** The results on the screen, and the history entry they were fetched for. */
  readonly explore: ExploreData;
  readonly entry: HistoryEntry;
  readonly more: MoreResults;
  readonly pendingUpdate: PendingFieldUpdate | undefined;
  /** The fields when the search under way began; other values are newer than that search. */
  readonly sent: FieldValues | undefined;
}

export type ExploreEvent =
  | { readonly type: 'answered'; readonly answer: ExploreAnswer; readonly at: HistoryEntry }
  | { readonly type: 'searchStarted'; readonly values: FieldValues }
  | { readonly type: 'fieldsUpdated' }
  | { readonly type: 'pageLoaded'; readonly explore: ExploreData }
  | { readonly type: 'moreRestored'; readonly more: MoreResults };

export function initialState(answer: ExploreAnswer, at: HistoryEntry): ExploreState {
  return {
    answer,
    at,
    explore: answer.explore,
    entry: at,
    more: noMore(answer.explore),
    pendingUpdate: undefined,
    sent: undefined,
  };
}

export function reduceExplore(state: ExploreState, event: ExploreEvent): ExploreState {
  switch (event.type) {
    case 'answered':
      return answered(state, event.answer, event.at);
    case 'searchStarted':
      return { ...state, sent: event.values };
    case 'fieldsUpdated':
      return { ...state, pendingUpdate: undefined, sent: undefined };
    case 'pageLoaded':
      return pageLoaded(state, event.explore);
    case 'moreRestored':
      return { ...state, more: event.more };
  }
}

/** Every card on the screen, each once: a new listing pushes another one to the next page. */
export function shownCards({ explore, more }: ExploreState): ListingCardData[] {
  const cards = new Map<number, ListingCardData>();
  for (const card of [...explore.cards, ...more.cards])
    if (!cards.has(card.id)) cards.set(card.id, card);
  return [...cards.values()];
}

/** The filters of the page that Load More fetches; undefined on the last page. */
export function nextFilters({ explore, more }: ExploreState): SearchFilters | undefined {
  if (more.page >= pageCount(explore)) return undefined;
  return { ...explore.filters, pageNumber: more.page + 1 };
}

function answered(state: ExploreState, answer: ExploreAnswer, at: HistoryEntry): ExploreState {
  const { explore, failed } = answer;
  const isNew = explore !== state.explore;
  const { pendingUpdate } = state;
  return {
    ...state,
    answer,
    at,
    ...(isNew && { explore, entry: at, more: noMore(explore) }),
    pendingUpdate:
      isNew || failed
        ? {
            from: pendingUpdate?.from ?? state.explore.filters,
            keepsTyped: failed || at.isFieldSearch,
          }
        : pendingUpdate,
  };
}

function pageLoaded(state: ExploreState, { cards, filters }: ExploreData): ExploreState {
  const { more } = state;
  if (filters.pageNumber !== more.page + 1) return state;
  return { ...state, more: { ...more, cards: [...more.cards, ...cards], page: more.page + 1 } };
}

function noMore({ filters }: ExploreData): MoreResults {
  return { cards: [], page: filters.pageNumber, scrollY: 0 };
}
