import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fill, pluralForm, splitAtPlaces } from './fill.ts';
import { defineWords } from './words.ts';

const words = defineWords({
  en: { plots: '{count} plots in {place}' },
  pa: { plots: '{place} ਵਿੱਚ {count} ਪਲਾਟ' },
  hi: { plots: '{place} में {count} प्लॉट' },
});

test('fills each place, whatever the order of the language', () => {
  const values = { count: 3, place: 'ਜਲੰਧਰ' };
  assert.equal(fill(words.en.plots, values), '3 plots in ਜਲੰਧਰ');
  assert.equal(fill(words.pa.plots, values), 'ਜਲੰਧਰ ਵਿੱਚ 3 ਪਲਾਟ');
});

test('a value may look like a place', () => {
  assert.equal(fill(words.en.plots, { count: 1, place: '{count}' }), '1 plots in {count}');
});

test('cuts a text at its places', () => {
  assert.deepEqual(splitAtPlaces(words.hi.plots), ['', 'place', ' में ', 'count', ' प्लॉट']);
});

test('0 is singular in Punjabi and Hindi', () => {
  assert.equal(pluralForm('en', 0), 'other');
  assert.equal(pluralForm('pa', 0), 'one');
  assert.equal(pluralForm('hi', 1), 'one');
  assert.equal(pluralForm('en', 2), 'other');
});
