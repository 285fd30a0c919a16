import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changeText, measureIn } from './measures.ts';

test('says a change in words that need no colour', () => {
  assert.equal(changeText(1052, 40), '+1,012, was 40');
  assert.equal(changeText(0, 1200), '−1,200, was 1,200');
  assert.equal(changeText(7, 7), 'as before');
});

test('draws what the address says, views of properties otherwise', () => {
  assert.equal(measureIn(new URLSearchParams('show=sold')).name, 'sold');
  assert.equal(measureIn(new URLSearchParams('show=x')).name, 'listingViews');
});
