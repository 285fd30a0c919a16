import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PLOT } from '#features/listings/listing-kind.ts';
import { NO_FILTERS, type SearchFilters } from '#features/listings/search/filters.ts';
import { MESSAGES } from '#web/messages/messages.server.ts';
import type { ExploreData } from './explore-data.ts';
import {
  type ExploreEvent,
  type ExploreState,
  initialState,
  nextFilters,
  reduceExplore,
  shownCards,
} from './explore-state.ts';

const card = (id: number) => ({
  id,
  slug: `house-${id}`,
  title: `House ${id}`,
  price: 100,
  propertyType: 100,
  totalArea: 1000,
  areaUnit: 'squareFeet' as const,
  areaAs: null,
  cityName: 'Nakodar',
  stateName: 'Punjab',
  image: null,
  imageCount: 0,
  status: 1,
  previousPrice: null,
  isNew: false,
  message: '',
  facts: [],
  line: '',
  posted: { day: '2026-11-21', text: '21 Nov 2026' },
  drawing: '',
});

const results = (filters: Partial<SearchFilters>, ...ids: number[]): ExploreData => ({
  filters: { ...NO_FILTERS, pageSize: 2, ...filters },
  place: undefined,
  cards: ids.map(card),
  totalCount: 5,
  groups: [],
  refused: {},
  errors: [],
  notes: [],
  asked: '',
  chips: [],
  meant: [],
  instead: undefined,
  near: undefined,
  messages: {
    page: {},
    heading: '',
    contact: MESSAGES.en.listing,
  },
});

const answered = (explore: ExploreData, entry: string, { isFieldSearch = false } = {}) =>
  ({ type: 'answered', explore, entry, isFieldSearch }) as const;

const houses = results({}, 1, 2);
const cheap = results({ maxBudget: 500 }, 2);
const plots = results({ propertyType: PLOT }, 6);
const second = results({ pageNumber: 2 }, 3, 4);
const third = results({ pageNumber: 3 }, 5);
const values = new Map([['minTotalArea', '10']]);
const start = initialState(houses, 'a');
const searching: ExploreState = { ...start, sent: values };
const longer = reduceExplore(start, { type: 'pageLoaded', explore: second });

const TABLE: {
  name: string;
  before: ExploreState;
  event: ExploreEvent;
  changes: Partial<ExploreState>;
}[] = [
  {
    name: 'new results replace the old ones and what Load More added',
    before: longer,
    event: answered(cheap, 'b'),
    changes: {
      explore: cheap,
      entry: 'b',
      more: { cards: [], lastPage: 1, scrollY: 0 },
      pendingUpdate: { keepsTyped: false, closesDrawer: true },
    },
  },
  {
    name: 'a search by the fields keeps what was typed into them',
    before: start,
    event: answered(cheap, 'b', { isFieldSearch: true }),
    changes: {
      explore: cheap,
      entry: 'b',
      more: { cards: [], lastPage: 1, scrollY: 0 },
      pendingUpdate: { keepsTyped: true, closesDrawer: true },
    },
  },
  {
    name: 'results of another kind keep the drawer open for its fields',
    before: start,
    event: answered(plots, 'b', { isFieldSearch: true }),
    changes: {
      explore: plots,
      entry: 'b',
      more: { cards: [], lastPage: 1, scrollY: 0 },
      pendingUpdate: { keepsTyped: true, closesDrawer: false },
    },
  },
  {
    name: 'a failed search keeps the results and updates the fields',
    before: longer,
    event: { type: 'searchFailed' },
    changes: { pendingUpdate: { keepsTyped: true, closesDrawer: false } },
  },
  {
    name: 'fields that were not updated yet are still those of the first results',
    before: {
      ...start,
      explore: cheap,
      pendingUpdate: { keepsTyped: true, closesDrawer: true },
    },
    event: answered(second, 'c'),
    changes: {
      explore: second,
      entry: 'c',
      more: { cards: [], lastPage: 2, scrollY: 0 },
      pendingUpdate: { keepsTyped: false, closesDrawer: true },
    },
  },
  {
    name: 'a search remembers the fields it began with',
    before: start,
    event: { type: 'searchStarted', values },
    changes: { sent: values },
  },
  {
    name: 'new results do not forget the fields of the search before they are updated',
    before: searching,
    event: answered(cheap, 'b', { isFieldSearch: true }),
    changes: {
      explore: cheap,
      entry: 'b',
      more: { cards: [], lastPage: 1, scrollY: 0 },
      pendingUpdate: { keepsTyped: true, closesDrawer: true },
    },
  },
  {
    name: 'updated fields need no other update',
    before: {
      ...searching,
      pendingUpdate: { keepsTyped: true, closesDrawer: true },
    },
    event: { type: 'fieldsUpdated' },
    changes: { sent: undefined, pendingUpdate: undefined },
  },
  {
    name: 'Load More appends the next page',
    before: start,
    event: { type: 'pageLoaded', explore: second },
    changes: { more: { cards: second.cards, lastPage: 2, scrollY: 0 } },
  },
  {
    name: 'Load More says that it loads, until it fails',
    before: { ...start, isLoadingMore: true },
    event: { type: 'moreFailed' },
    changes: { isLoadingMore: false },
  },
  {
    name: 'a page that arrives ends the loading',
    before: { ...start, isLoadingMore: true },
    event: { type: 'pageLoaded', explore: second },
    changes: { isLoadingMore: false, more: { cards: second.cards, lastPage: 2, scrollY: 0 } },
  },
  {
    name: 'a page that arrives twice is appended once',
    before: longer,
    event: { type: 'pageLoaded', explore: second },
    changes: {},
  },
  {
    name: 'a page that skips one is ignored',
    before: start,
    event: { type: 'pageLoaded', explore: third },
    changes: {},
  },
  {
    name: 'stored pages come back with their scroll position',
    before: start,
    event: { type: 'moreRestored', more: { cards: third.cards, lastPage: 3, scrollY: 700 } },
    changes: { more: { cards: third.cards, lastPage: 3, scrollY: 700 } },
  },
];

for (const { name, before, event, changes } of TABLE) {
  test(name, () => {
    assert.deepEqual(reduceExplore(before, event), { ...before, ...changes });
  });
}

test('a listing that moved to the next page meanwhile is shown once', () => {
  const shifted = results({ pageNumber: 2 }, 2, 3);
  const state = reduceExplore(start, { type: 'pageLoaded', explore: shifted });

  assert.deepEqual(
    shownCards(state).map(({ id }) => id),
    [1, 2, 3],
  );
});

test('Load More ends with the last page', () => {
  assert.deepEqual(nextFilters(start), { ...houses.filters, pageNumber: 2 });
  assert.deepEqual(nextFilters(longer), { ...houses.filters, pageNumber: 3 });
  assert.equal(
    nextFilters(reduceExplore(longer, { type: 'pageLoaded', explore: third })),
    undefined,
  );
});
