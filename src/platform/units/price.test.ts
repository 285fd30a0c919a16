import assert from 'node:assert/strict';
import { test } from 'node:test';
import { englishMessages } from '#platform/language/messages.ts';
import { en } from './messages/en.ts';
import { ENGLISH_UNITS, type UnitMessages } from './messages/english-units.ts';
import { formatPrice, spokenPrice } from './price.ts';

test('groups a price in thousands; 0 and less is Call for Price', () => {
  for (const [price, text] of [
    [12_345_678, 'Rs. 12,345,678'],
    [1, 'Rs. 1'],
    [0, 'Call for Price'],
    [-5, 'Call for Price'],
  ] as const) {
    assert.equal(formatPrice(price, ENGLISH_UNITS), text);
  }
});

test('says a price in lakh and crore without needless zeros', () => {
  for (const [price, text] of [
    [99_999, ''],
    [100_000, '1 lakh'],
    [4_500_000, '45 lakh'],
    [4_550_000, '45.5 lakh'],
    [9_999_999, '1 crore'],
    [12_500_000, '1.25 crore'],
    [1_250_000_000, '125 crore'],
    [1_000_000_000_000, '1,00,000 crore'],
  ] as const) {
    assert.equal(spokenPrice(price, ENGLISH_UNITS), text);
  }
});

test('in other languages a price has groups of lakh and crore, in Latin digits', () => {
  const messages: UnitMessages = englishMessages({
    ...en,
    priceLocale: 'en-IN',
    crore: '{amount} ਕਰੋੜ',
    amounts: { ...en.amounts, rupees: '₹ {amount}' },
  });

  assert.equal(formatPrice(12_345_678, messages), '₹ 1,23,45,678');
  assert.equal(spokenPrice(12_500_000, messages), '1.25 ਕਰੋੜ');
});
