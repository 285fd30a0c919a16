import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HOUSE, LAND, PLOT, SHOP } from '#features/properties/property-type.ts';
import { filterGroups } from './filter-groups.ts';
import { checkField, checkGroups } from './filter-rules.ts';

const check = (type: number, changed: string, fields: Record<string, string>) =>
  checkField(changed, filterGroups(type), (name) => fields[name] ?? '');

const apply = (type: number, fields: Record<string, string>) => checkGroups(filterGroups(type), (name) => fields[name] ?? '');

test('a type brings its own filters, no type the budget alone', () => {
  const labels = (type: number) => filterGroups(type).map(({ label }) => label);

  assert.deepEqual(labels(0), ['Budget']);
  assert.deepEqual(labels(HOUSE), ['Budget', 'House Type', 'Minimum Rooms', 'Property Status', 'Total Area', 'Property Facing']);
  assert.deepEqual(labels(PLOT), ['Budget', 'Plot Type', 'Total Area', 'Property Facing']);
  assert.deepEqual(labels(LAND), ['Budget', 'Land Type', 'Irrigation Method', 'Total Land Area']);
  assert.deepEqual(labels(SHOP), ['Budget', 'Property Status', 'Total Area', 'Property Facing']);
});

test('a minimum budget below 0 becomes 0', () => {
  assert.deepEqual(check(0, 'minBudget', { minBudget: '-1' }), {
    field: 'minBudget',
    value: '0',
    message: 'Minimum Budget should be greater than 0',
  });
});

test('a maximum budget below the minimum is cleared when it is applied, not before', () => {
  const fields = { minBudget: '500000', maxBudget: '400000' };

  assert.equal(check(0, 'maxBudget', fields), undefined);
  assert.deepEqual(apply(0, fields), {
    field: 'maxBudget',
    value: '',
    message: 'Maximum Budget should be greater than Minimum Budget',
  });
  assert.equal(apply(0, { ...fields, maxBudget: '500000' }), undefined);
  assert.equal(apply(0, { ...fields, maxBudget: '' }), undefined);
});

test('rooms stay between 0 and 200', () => {
  const tooMany = { field: 'noOfRooms', value: '0', message: 'No of Rooms should be between 0 and 200' };

  assert.deepEqual(check(HOUSE, 'noOfRooms', { noOfRooms: '201' }), tooMany);
  assert.deepEqual(check(HOUSE, 'noOfRooms', { noOfRooms: '-1' }), tooMany);
  assert.equal(check(HOUSE, 'noOfRooms', { noOfRooms: '200' }), undefined);
});

test('areas and land areas follow the rules of the budget as soon as they change', () => {
  assert.deepEqual(check(PLOT, 'minTotalArea', { minTotalArea: '-5' }), {
    field: 'minTotalArea',
    value: '0',
    message: 'Minimum Area should be greater than 0',
  });
  assert.deepEqual(check(PLOT, 'minTotalArea', { minTotalArea: '500', maxTotalArea: '400' }), {
    field: 'maxTotalArea',
    value: '',
    message: 'Maximum Area should be greater than Minimum Area',
  });
  assert.deepEqual(check(LAND, 'minTotalLandArea', { minTotalLandArea: '-1' }), {
    field: 'minTotalLandArea',
    value: '0',
    message: 'Minimum Land Area should be greater than 0',
  });
  assert.deepEqual(check(LAND, 'maxTotalLandArea', { minTotalLandArea: '2.5', maxTotalLandArea: '2' }), {
    field: 'maxTotalLandArea',
    value: '',
    message: 'Maximum Land Area should be greater than Minimum Land Area',
  });
});

test('a choice breaks no rule', () => {
  assert.equal(check(HOUSE, 'houseType', { houseType: '3' }), undefined);
});
