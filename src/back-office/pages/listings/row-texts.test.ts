import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calledIn, checkedShort, checkedText, trashText } from './row-texts.ts';

test('says on which of India’s days a listing was checked last', () => {
  const lateInTheEvening = '2026-03-01T17:00:00.000Z';
  const at = (now: string) => checkedText(lateInTheEvening, new Date(now));

  assert.equal(at('2026-03-01T18:29:59.999Z'), 'Checked today');
  assert.equal(at('2026-03-01T18:30:00.000Z'), 'Checked yesterday');
  assert.equal(at('2026-03-02T18:29:59.999Z'), 'Checked yesterday');
  assert.equal(at('2026-03-02T18:30:00.000Z'), 'Checked 2 days ago');
  assert.equal(checkedText(null), 'Not checked yet');
  assert.equal(checkedShort(lateInTheEvening, new Date('2026-03-01T18:29:59.999Z')), 'today');
  assert.equal(checkedShort(lateInTheEvening, new Date('2026-03-13T12:00:00.000Z')), '12 d');
  assert.equal(checkedShort(null), 'never');
});

test('a notice calls a listing by its number, by its id without one, and several by how many', () => {
  const numbered = { id: 7, propertyNumber: 401 };
  const other = { id: 8, propertyNumber: 0 };

  assert.equal(calledIn([numbered]), 'No. 401');
  assert.equal(calledIn([other]), 'Id 8');
  assert.equal(calledIn([numbered, other]), '2 properties');
});

test('a listing in the trash says how long it can still be taken out', () => {
  const left = (now: string) => trashText('2026-03-01T08:00:00.000Z', new Date(now));

  assert.equal(left('2026-03-01T09:00:00.000Z'), '30 days left');
  assert.equal(left('2026-03-30T09:00:00.000Z'), '1 day left');
  assert.equal(left('2026-03-31T07:00:00.000Z'), 'Last day');
});
