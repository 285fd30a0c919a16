import type { FilterMessages } from '#features/listings/labels/search-messages.ts';
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
  areaUnit: 'Unit of area',
  upTo: 'Up to {amount}',
  chosen: 'Chosen filters',
  remove: 'Remove {filter}',
  found: {
    all: { one: '{count} property', other: '{count} properties' },
    house: { one: '{count} house', other: '{count} houses' },
    plot: { one: '{count} plot', other: '{count} plots' },
    land: { one: '{count} piece of land', other: '{count} pieces of land' },
    shop: { one: '{count} shop', other: '{count} shops' },
  },
  show: 'Show {found}',
  postedOn: 'Posted on {date}',
} as const;

export const filters = {
  choices: {
    houseType: 'House Type',
    plotType: 'Plot Type',
    landType: 'Land Type',
    propertyStatus: 'Property Status',
    facing: 'Property Facing',
    waterSupply: 'Irrigation Method',
  },
  counts: {
    noOfRooms: {
      label: 'Minimum Rooms',
      value: 'No of Rooms',
      outside: 'No of Rooms should be between 0 and {max}',
    },
  },
  flags: {
    carParking: { label: 'Car Parking', has: 'With car parking', said: 'with car parking' },
    parkingSpace: { label: 'Parking', has: 'With parking', said: 'with parking' },
  },
  ranges: {
    price: {
      label: 'Budget',
      minimum: 'Minimum Budget',
      maximum: 'Maximum Budget',
      placeholders: ['100,000', '100,000,000+'],
      belowZero: 'Minimum Budget should be greater than 0',
      belowMinimum: 'Maximum Budget should be greater than Minimum Budget',
    },
    totalArea: {
      label: 'Total Area',
      minimum: 'Minimum Area',
      maximum: 'Maximum Area',
      placeholders: ['500', '5,000'],
      belowZero: 'Minimum Area should be greater than 0',
      belowMinimum: 'Maximum Area should be greater than Minimum Area',
    },
    landArea: {
      label: 'Total Land Area',
      minimum: 'Minimum Land Area',
      maximum: 'Maximum Land Area',
      placeholders: ['1', '10'],
      belowZero: 'Minimum Land Area should be greater than 0',
      belowMinimum: 'Maximum Land Area should be greater than Minimum Land Area',
    },
  },
  notNumber: '{value} should be a number',
  notAmount: '{value} should be a number, such as 4500000 or 45 lakh',
  notArea: '{value} should be a number, such as 1200 or 10 marla',
} as const satisfies FilterMessages;
