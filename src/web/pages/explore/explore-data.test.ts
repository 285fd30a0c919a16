import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NO_FILTERS } from '#features/listings/search/filters.ts';
import { addressOf, clearedFilters, exploreHeading, pageCount } from './explore-data.ts';
import { exploreMeta } from './explore-meta.ts';

const PLACE = { id: 3, slug: 'Nakodar-Punjab', name: 'Nakodar', stateName: 'Punjab' };
const SITE = { url: 'https://example.test', name: 'DK Property', language: 'en' } as const;

test('the heading names the kind, or Showing Results, and the place', () => {
  const heading = (propertyType: number, place?: typeof PLACE) =>
    exploreHeading({ filters: { ...NO_FILTERS, propertyType }, place });

  assert.equal(heading(0), 'Showing Results');
  assert.equal(heading(0, PLACE), 'Showing Results in Nakodar, Punjab');
  assert.equal(heading(300, PLACE), 'Land in Nakodar, Punjab');
  assert.equal(heading(999), 'Showing Results');
  assert.equal(
    exploreHeading({ filters: NO_FILTERS, place: PLACE, isUnavailable: true }),
    'Properties in Nakodar, Punjab',
  );
});

test('Clear All keeps the place and the kind', () => {
  const filters = {
    ...NO_FILTERS,
    location: 3,
    propertyType: 100,
    minBudget: 5,
    sortByIndex: 2,
    pageNumber: 4,
  };

  assert.equal(
    addressOf('/explore-properties/x', clearedFilters(filters)),
    '/explore-properties/x?loc=3&type=100',
  );
  assert.equal(addressOf('/explore-properties/x', NO_FILTERS), '/explore-properties/x');
});

test('a partly filled last page counts', () => {
  assert.equal(pageCount({ totalCount: 0, filters: NO_FILTERS }), 0);
  assert.equal(pageCount({ totalCount: 10, filters: NO_FILTERS }), 1);
  assert.equal(pageCount({ totalCount: 11, filters: NO_FILTERS }), 2);
});

test('every view of a place and kind has the same canonical address, and only the plain one is indexed', () => {
  const view = (filters: object) =>
    exploreMeta(
      {
        filters: { ...NO_FILTERS, location: 3, propertyType: 200, ...filters },
        place: PLACE,
        cards: [],
        totalCount: 5,
      },
      SITE,
    );
  const canonical =
    'https://example.test/explore-properties/Plots-for-sale-in-Nakodar-Punjab?loc=3&type=200';
  const isIndexed = (meta: object[]) => !meta.some((tag) => 'name' in tag && tag.name === 'robots');

  for (const meta of [
    view({}),
    view({ minBudget: 100 }),
    view({ pageNumber: 2 }),
    view({ sortByIndex: 3 }),
  ]) {
    assert.ok(meta.some((tag) => 'href' in tag && tag.href === canonical));
  }
  assert.ok(isIndexed(view({})));
  assert.ok(!isIndexed(view({ minBudget: 100 })));
  assert.ok(!isIndexed(view({ pageNumber: 2 })));
});
