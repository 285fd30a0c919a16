import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HOUSE, LAND, PLOT } from '#features/listings/listing-kind.ts';
import { parseFilters } from '#features/listings/search/filters.ts';
import type { AreaUnit } from '#platform/units/area-units.ts';
import { MESSAGES } from '#web/messages/messages.server.ts';
import { correctedTexts, fieldTexts, refusedTexts } from './field-texts.ts';
import { filterGroups } from './filters-of-kind.server.ts';

const shown = (type: number, address: string, chosenUnit?: AreaUnit) => {
  const groups = filterGroups(type, MESSAGES.en);
  const query = new URLSearchParams(address);
  const filters = parseFilters(query);
  const texts = correctedTexts(
    fieldTexts(filters, groups, refusedTexts(query, filters, groups), chosenUnit),
    groups,
  );
  return Object.fromEntries([...texts].filter(([, text]) => text !== ''));
};

test('the fields show the filters of an address corrected', () => {
  assert.deepEqual(shown(HOUSE, 'minTotalArea=500&maxTotalArea=400&noOfRooms=201&minBudget=7'), {
    sortByIndex: '1',
    minBudget: '7',
    minTotalArea: '500',
    areaUnit: 'sqft',
  });
});

test('the fields show an area in the unit of the address', () => {
  assert.deepEqual(shown(PLOT, 'minArea=5&maxArea=10&areaUnit=marla'), {
    sortByIndex: '1',
    minTotalArea: '5',
    maxTotalArea: '10',
    areaUnit: 'marla',
  });
  assert.deepEqual(shown(LAND, 'areaUnit=marla'), { sortByIndex: '1', areaUnit: 'acre' });
});

test('an area that nobody asked for is in the unit that was chosen', () => {
  const unit = (type: number, address: string) => shown(type, address, 'marla').areaUnit;

  assert.equal(unit(PLOT, ''), 'marla');
  assert.equal(unit(LAND, ''), 'marla');
  assert.equal(unit(PLOT, 'minTotalArea=500'), 'sqft');
  assert.equal(unit(PLOT, 'minTotalArea=-5'), 'sqft');
  assert.equal(unit(PLOT, 'minArea=2&areaUnit=kanal'), 'kanal');
});

test('the fields show what was not understood, as it was typed', () => {
  assert.deepEqual(shown(0, 'minBudget=45 lakhh&maxBudget=-5'), {
    sortByIndex: '1',
    minBudget: '45 lakhh',
    maxBudget: '-5',
  });
});
