import type { SortKey } from '#features/listings/search/filters.ts';

export const explore = {
  filters: 'Filters',
  clearAll: 'Clear All',
  any: 'Any',
  minimum: 'Minimum',
  maximum: 'Maximum',
  apply: 'Apply',
  showResults: 'Show results',
  resultsFound: 'Results Found: {count}',
  sortBy: 'Sort by',
  sort: 'Sort',
  sorts: {
    mostRecent: 'Most Recent',
    priceLowToHigh: 'Price: Low to High',
    priceHighToLow: 'Price: High to Low',
  } satisfies Record<SortKey, string>,
  resultsRange: 'Results {from} to {to} of {total}',
  previousResults: 'Previous results',
  loadMore: 'Load More',
  showing: 'Showing {count} of {total}',
  showingRange: 'Showing {from} to {to} of {total}',
  noResults: 'Sorry.. No Results Found!',
  beyondLast: 'There are fewer results than this page would begin with.',
  tryOther:
    'Try changing your search or filters: a wider budget, fewer conditions, or another town nearby.',
  firstPage: 'Go to the first page',
  withoutFilters: 'Show without filters',
  seeAll: 'See all properties',
} as const;
