import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkedShort, checkedText } from './checked-text.ts';

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
