import type { SortKey } from '#features/listings/search/filters.ts';

export const SORT_LABELS = {
  mostRecent: 'Most Recent',
  priceLowToHigh: 'Price: Low to High',
  priceHighToLow: 'Price: High to Low',
} as const satisfies Record<SortKey, string>;
