import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  canonicalQuery,
  formatFilters,
  MAX_AMOUNT,
  NO_FILTERS,
  parseFilters,
  unusedIn,
} from './filters.ts';

const parse = (query: string) => parseFilters(new URLSearchParams(query));

test("writes loc, type and the API's names of other filters into an address", () => {
  assert.deepEqual(
    parse('loc=3&type=100&minBudget=100000&noOfRooms=2&sortByIndex=2&pageNumber=4'),
    {
      ...NO_FILTERS,
      location: 3,
      propertyType: 100,
      minBudget: 100_000,
      noOfRooms: 2,
      sortByIndex: 2,
      pageNumber: 4,
    },
  );
});

test('ignores invalid values in an address', () => {
  const junk =
    'loc=x&type=1.5&minBudget=-5&maxBudget=NaN&noOfRooms=1e3&sortByIndex=9&pageNumber=0&pageSize=100&houseType=&plotType=0x1&facing=1';
  assert.deepEqual(parse(junk), NO_FILTERS);
});

test('takes whole numbers of rooms, and limits amounts to the largest', () => {
  assert.deepEqual(parse('noOfRooms=2.5'), NO_FILTERS);
  assert.equal(parse('minBudget=1e9').minBudget, 1_000_000_000);
  assert.equal(parse('maxBudget=99999999999999999999').maxBudget, MAX_AMOUNT);
  assert.equal(formatFilters(parse('maxBudget=9e99')).toString(), `maxBudget=${MAX_AMOUNT}`);
});

test('takes 1 alone for what a listing must have', () => {
  assert.deepEqual(parse('type=100&carParking=1'), {
    ...NO_FILTERS,
    propertyType: 100,
    carParking: 1,
  });
  for (const junk of ['0', '2', '01', 'true', 'yes'])
    assert.deepEqual(parse(`carParking=${junk}`), NO_FILTERS, junk);
});

test('cuts a long text after a whole word, so that no part of a number is searched', () => {
  const words = 'plot '.repeat(39);
  assert.equal(parse(`q=${words}4500000`).text, words.trim());
  assert.equal(parse(`q=${words}4500 0`).text, `${words}4500`);
  assert.equal(parse(`q=${'x'.repeat(300)}`).text, 'x'.repeat(200));
});

test('takes an area in any unit, and of a marla the three sizes in use', () => {
  assert.deepEqual(parse('minArea=5&maxArea=10.5&areaUnit=marla&squareFeetPerMarla=225'), {
    ...NO_FILTERS,
    minArea: 5,
    maxArea: 10.5,
    areaUnit: 'marla',
    squareFeetPerMarla: 225,
  });
  const junk =
    'minArea=-1&maxArea=ten&areaUnit=bigha&squareFeetPerMarla=250&squareFeetPerMarla=225';
  assert.deepEqual(parse(junk), NO_FILTERS);
  assert.deepEqual(parse('areaUnit=toString&squareFeetPerMarla=272x25'), NO_FILTERS);
});

test('keeps in an address what was typed and is not searched, on one line and not without end', () => {
  const address = 'type=200&unused=not+in+nakodar&unused=urgent';
  assert.deepEqual(unusedIn(new URLSearchParams(address)), ['not in nakodar', 'urgent']);
  assert.equal(
    canonicalQuery(
      new URLSearchParams('unused=not+in%0Anakodar&type=200&unused=&unused=urgent'),
    )?.toString(),
    address,
  );
  const many = new URLSearchParams(Array.from({ length: 50 }, (_, at) => ['unused', `${at}`]));
  assert.equal(canonicalQuery(many)?.size, 10);
});

test('an area has one canonical address', () => {
  const canonical = (query: string) => canonicalQuery(new URLSearchParams(query))?.toString();
  const address = 'minArea=5&maxArea=10&areaUnit=kanal&squareFeetPerMarla=206.640625&pageNumber=2';

  assert.equal(canonical(address.split('&').toReversed().join('&')), address);
  assert.equal(canonical('squareFeetPerMarla=272.25&areaUnit=sqft&minArea=500'), 'minArea=500');
  assert.equal(canonical('minArea=5&areaUnit=bigha'), undefined);
  assert.equal(canonical('minArea=5&areaUnit='), undefined);
});

test('writes filters in one order without defaults, and reads them back', () => {
  const filters = { ...NO_FILTERS, maxTotalLandArea: 2.5, location: 7, pageNumber: 3 };

  assert.equal(formatFilters(filters).toString(), 'loc=7&maxTotalLandArea=2.5&pageNumber=3');
  assert.deepEqual(parse(formatFilters(filters).toString()), filters);
  assert.equal(formatFilters(NO_FILTERS).toString(), '');
});
