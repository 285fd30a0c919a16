import {
  formatFilters,
  NO_FILTERS,
  type SearchFilters,
} from '#features/listings/search/filters.ts';
import type { ListingMessages, PageMessages } from '#web/messages/use-messages.ts';
import type { ListingCardData } from '#web/saved/listing-card.tsx';
import type { Place } from '#web/shell/shell-data.ts';
import type { RefusedTexts } from './field-texts.ts';
import type { FilterGroup } from './filter-groups.ts';

/** A card with what the page shows beside it. */
export interface Result extends ListingCardData {
  /** Area, price and number, for messages. */
  readonly message: string;
  /** The day it was posted, as `2026-11-21` and in words. */
  readonly posted: { readonly day: string; readonly text: string };
}

export interface ExploreData {
  readonly filters: SearchFilters;
  /** The chosen city; undefined when none is chosen or the id is unknown. */
  readonly place: Place | undefined;
  readonly cards: readonly Result[];
  readonly totalCount: number;
  readonly groups: readonly FilterGroup[];
  readonly refused: RefusedTexts;
  /** What is wrong with the filters of the address. */
  readonly errors: readonly string[];
  /** The search in words that the box understands. */
  readonly asked: string;
  /** What the search asks for; each leads to the search without it. */
  readonly chips: readonly Chip[];
  /** How a typed text was searched. */
  readonly notes: readonly string[];
  /** What may have been meant: lakhs, a place nearby. */
  readonly meant: readonly Suggestion[];
  /** If nothing was found: the search without what costs most. */
  readonly instead: Suggestion | undefined;
  /** If little was found: what a slightly wider search finds beside it. */
  readonly near: NearResults | undefined;
  readonly messages: ExploreMessages;
}

export interface Chip {
  readonly label: string;
  readonly field?: string | undefined;
  readonly address: string;
  /** Of what was typed and is not used. */
  readonly isQuiet?: true;
}

export interface Suggestion {
  readonly text: string;
  readonly address: string;
}

export interface NearResults {
  readonly heading: string;
  readonly cards: readonly Result[];
  readonly all: Suggestion;
}

/** What the page shows. */
export interface ExplorePageProps {
  explore: ExploreData;
}

/** The page's messages, and those about these results. */
export interface ExploreMessages {
  readonly page: PageMessages;
  readonly heading: string;
  readonly contact: Pick<ListingMessages, 'call' | 'whatsApp' | 'interested'>;
}

export function pageCount({
  totalCount,
  filters,
}: Pick<ExploreData, 'totalCount' | 'filters'>): number {
  return Math.ceil(totalCount / filters.pageSize);
}

/** The address of the same explore page with other filters. */
export function addressOf(pathname: string, filters: SearchFilters): string {
  return withQuery(pathname, formatFilters(filters));
}

export function withQuery(pathname: string, query: URLSearchParams): string {
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}

/** The filters after Clear All, which keeps place and kind. */
export function clearedFilters({ location, propertyType }: SearchFilters): SearchFilters {
  return { ...NO_FILTERS, location, propertyType };
}
