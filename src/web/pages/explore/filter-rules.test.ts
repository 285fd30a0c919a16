import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HOUSE, LAND, PLOT, SHOP } from '#features/listings/listing-kind.ts';
import { MESSAGES } from '#web/messages/messages.server.ts';
import { groupOf } from './filter-groups.ts';
import { checkField, checkGroups, tidyNumber, unreadable } from './filter-rules.ts';
import { filterGroups } from './filters-of-kind.server.ts';

const groupsOf = (type: number) => filterGroups(type, MESSAGES.en);

const check = (type: number, changed: string, fields: Record<string, string>) => {
  const group = groupOf(changed, groupsOf(type));
  return group && checkField(group, (name) => fields[name] ?? '');
};

const apply = (type: number, fields: Record<string, string>) =>
  checkGroups(groupsOf(type), (name) => fields[name] ?? '');

test('every kind has its own filters; without a kind there is only the budget', () => {
  const labels = (type: number) => groupsOf(type).map(({ label }) => label);

  assert.deepEqual(labels(0), ['Budget']);
  assert.deepEqual(labels(HOUSE), [
    'Budget',
    'House Type',
    'Minimum Rooms',
    'Property Status',
    'Total Area',
    'Property Facing',
    'Car Parking',
  ]);
  assert.deepEqual(labels(PLOT), ['Budget', 'Plot Type', 'Total Area', 'Property Facing']);
  assert.deepEqual(labels(LAND), ['Budget', 'Land Type', 'Irrigation Method', 'Total Land Area']);
  assert.deepEqual(labels(SHOP), [
    'Budget',
    'Property Status',
    'Total Area',
    'Property Facing',
    'Parking',
  ]);
});

test('a minimum budget below 0 becomes 0', () => {
  assert.deepEqual(check(0, 'minBudget', { minBudget: '-1' }), {
    field: 'minBudget',
    value: '0',
    message: 'Minimum Budget should be greater than 0',
  });
});

test('a maximum budget below the minimum is cleared when it is applied, but not before', () => {
  const fields = { minBudget: '500000', maxBudget: '400000' };

  assert.equal(check(0, 'maxBudget', fields), undefined);
  assert.deepEqual(apply(0, fields), [
    {
      field: 'maxBudget',
      value: '',
      message: 'Maximum Budget should be greater than Minimum Budget',
    },
  ]);
  assert.deepEqual(apply(0, { ...fields, maxBudget: '500000' }), []);
  assert.deepEqual(apply(0, { ...fields, maxBudget: '' }), []);
});

test('rooms must be between 0 and 200', () => {
  const tooMany = {
    field: 'noOfRooms',
    value: '0',
    message: 'No of Rooms should be between 0 and 200',
  };

  assert.deepEqual(check(HOUSE, 'noOfRooms', { noOfRooms: '201' }), tooMany);
  assert.deepEqual(check(HOUSE, 'noOfRooms', { noOfRooms: '-1' }), tooMany);
  assert.equal(check(HOUSE, 'noOfRooms', { noOfRooms: '200' }), undefined);
});

test('areas and land areas have the same rules as the budget', () => {
  assert.deepEqual(check(PLOT, 'minTotalArea', { minTotalArea: '-5' }), {
    field: 'minTotalArea',
    value: '0',
    message: 'Minimum Area should be greater than 0',
  });
  assert.deepEqual(apply(PLOT, { minTotalArea: '500', maxTotalArea: '400' }), [
    {
      field: 'maxTotalArea',
      value: '',
      message: 'Maximum Area should be greater than Minimum Area',
    },
  ]);
  assert.deepEqual(check(LAND, 'minTotalLandArea', { minTotalLandArea: '-1' }), {
    field: 'minTotalLandArea',
    value: '0',
    message: 'Minimum Land Area should be greater than 0',
  });
  assert.deepEqual(apply(LAND, { minTotalLandArea: '2.5', maxTotalLandArea: '2' }), [
    {
      field: 'maxTotalLandArea',
      value: '',
      message: 'Maximum Land Area should be greater than Minimum Land Area',
    },
  ]);
});

test('a value that is not a number is replaced by the one the search used', () => {
  const [budget] = groupsOf(HOUSE);
  const rooms = groupOf('noOfRooms', groupsOf(HOUSE));
  assert.ok(budget?.kind === 'range' && rooms?.kind === 'number');

  assert.deepEqual(unreadable(budget, 'maxBudget', '500'), {
    field: 'maxBudget',
    value: '500',
    message: 'Maximum Budget should be a number, such as 4500000 or 45 lakh',
  });
  assert.equal(
    unreadable(budget, 'minBudget', undefined).message,
    'Minimum Budget should be a number, such as 4500000 or 45 lakh',
  );
  assert.equal(unreadable(rooms, 'noOfRooms', '').message, 'No of Rooms should be a number');
});

test('what is not understood is said, and stays to be mended', () => {
  const message = 'Maximum Budget should be a number, such as 4500000 or 45 lakh';

  assert.deepEqual(apply(0, { minBudget: '5', maxBudget: '45 lakhs or so' }), [
    { field: 'maxBudget', value: undefined, message },
  ]);
  assert.deepEqual(apply(HOUSE, { noOfRooms: 'some' }), [
    { field: 'noOfRooms', value: '', message: 'No of Rooms should be a number' },
  ]);
});

test('a number beyond all measure is not understood', () => {
  assert.equal(check(PLOT, 'minTotalArea', { minTotalArea: '1e400' })?.field, 'minTotalArea');
});

test('a choice is always valid', () => {
  assert.equal(check(HOUSE, 'houseType', { houseType: '3' }), undefined);
});

test('rooms are rounded up and amounts limited', () => {
  const tidy = (name: string, text: string) => {
    const group = groupOf(name, groupsOf(HOUSE));
    return group && tidyNumber(text, group);
  };

  assert.equal(tidy('noOfRooms', '2.5'), '3');
  assert.equal(tidy('noOfRooms', '-1'), '-1');
  assert.equal(tidy('minBudget', '1e9'), '1000000000');
  assert.equal(tidy('maxBudget', '99999999999999999999'), '999999999999999');
  assert.equal(tidy('minTotalArea', '2.5'), '2.5');
  assert.equal(tidy('minTotalArea', ''), '');
});

test('messages are whole in other languages', () => {
  const [budget] = filterGroups(0, MESSAGES.pa);
  assert.ok(budget?.kind === 'range');
  const read = (name: string) => ({ minBudget: '5', maxBudget: '4' })[name] ?? '';

  assert.equal(
    unreadable(budget, 'maxBudget', '').message,
    'ਵੱਧ ਤੋਂ ਵੱਧ ਬਜਟ ਅੰਕਾਂ ਵਿੱਚ ਲਿਖੋ, ਜਿਵੇਂ 4500000 ਜਾਂ 45 ਲੱਖ',
  );
  assert.equal(
    checkGroups([budget], read)[0]?.message,
    MESSAGES.pa.filters.ranges.price.belowMinimum,
  );
});
