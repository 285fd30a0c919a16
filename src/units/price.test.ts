import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatPrice, spokenPrice } from './price.ts';

test('groups a price in thousands; 0 and less is Call for Price', () => {
  assert.equal(formatPrice(12_345_678), 'Rs. 12,345,678');
  assert.equal(formatPrice(1), 'Rs. 1');
  assert.equal(formatPrice(0), 'Call for Price');
  assert.equal(formatPrice(-5), 'Call for Price');
});

test('says a price in lakh and crore without needless zeros', () => {
  assert.equal(spokenPrice(99_999), '');
  assert.equal(spokenPrice(100_000), '1 lakh');
  assert.equal(spokenPrice(4_500_000), '45 lakh');
  assert.equal(spokenPrice(4_550_000), '45.5 lakh');
  assert.equal(spokenPrice(9_999_999), '1 crore');
  assert.equal(spokenPrice(12_500_000), '1.25 crore');
  assert.equal(spokenPrice(1_250_000_000), '125 crore');
  assert.equal(spokenPrice(1_000_000_000_000), '1,00,000 crore');
});
