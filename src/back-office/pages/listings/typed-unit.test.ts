import assert from 'node:assert/strict';
import { test } from 'node:test';
import { areaUnitIn, priceUnitIn, withAreaUnit, withPriceUnit } from './typed-unit.ts';

const PLOT = { own: 'sqft', marla: '' } as const;

test('an area tells its unit; a number alone has that of its type', () => {
  for (const [text, unit] of [
    ['10', 'sqft'],
    ['10 marla', 'marla'],
    ['2 kanal 3 marla', 'kanal'],
    ['30x60', 'sqft'],
    ['', undefined],
    ['some', undefined],
  ] as const)
    assert.equal(areaUnitIn(text, PLOT), unit, text);
  assert.equal(areaUnitIn('4', { own: 'acre', marla: '' }), 'acre');
});

test('another unit keeps a number that stands alone, and converts what is said in parts', () => {
  for (const [text, unit, written] of [
    ['10', 'marla', '10 marla'],
    ['1,250', 'sqyd', '1250 sq yd'],
    ['10 marla', 'kanal', '10 kanal'],
    ['10 marla', 'sqft', '10'],
    ['2 kanal 3 marla', 'marla', '43 marla'],
    ['some', 'marla', 'some'],
  ] as const)
    assert.equal(withAreaUnit(text, unit, PLOT), written, text);
});

test('a price tells its unit, and takes another', () => {
  for (const [text, unit] of [
    ['4500000', 'rupees'],
    ['45 lakh', 'lakh'],
    ['Rs. 1.25 Cr', 'crore'],
    ['35k per marla', undefined],
  ] as const)
    assert.equal(priceUnitIn(text), unit, text);
  assert.equal(withPriceUnit('45', 'lakh', 45), '45 lakh');
  assert.equal(withPriceUnit('45 lakh', 'crore', 4_500_000), '45 crore');
  assert.equal(withPriceUnit('45 lakh', 'rupees', 4_500_000), '45');
  assert.equal(withPriceUnit('1 crore 20 lakh', 'lakh', 12_000_000), '120 lakh');
  assert.equal(withPriceUnit('about', 'lakh', Number.NaN), 'about');
});
