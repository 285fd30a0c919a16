import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseArea, REVENUE_MARLA, SQUARE_FEET_IN_ACRE } from './area.ts';
import { parseDimensions, parseLength } from './length.ts';
import { parseNumber } from './number.ts';
import { parsePrice } from './price.ts';

test('reads numbers with Indian and western grouping', () => {
  const table: [string, number | undefined][] = [
    ['4500', 4500],
    [' 4500.0 ', 4500],
    ['.5', 0.5],
    ['1,23,45,678', 12_345_678],
    ['12,345,678.50', 12_345_678.5],
    ['45,00,000', 4_500_000],
    ['-5', -5],
    ['1e308', 1e308],
    ['99999999999999999999', 1e20],
    ['12,34', undefined],
    ['1.2.3', undefined],
    ['abc', undefined],
    ['Infinity', undefined],
    ['0x10', undefined],
    ['', undefined],
  ];
  for (const [text, value] of table) assert.equal(parseNumber(text), value, text);
});

test('reads prices in rupees, lakh and crore', () => {
  const table: [string, number | undefined][] = [
    ['4500000', 4_500_000],
    ['Rs. 45,00,000', 4_500_000],
    ['Rs.45,00,000/-', 4_500_000],
    ['₹1,23,45,678', 12_345_678],
    ['INR 250000 only', 250_000],
    ['45 lakh', 4_500_000],
    ['45.5 Lacs', 4_550_000],
    ['45L', 4_500_000],
    ['1.2 Cr', 12_000_000],
    ['1.2Cr.', 12_000_000],
    ['₹ 1.25 Crore', 12_500_000],
    ['2 crores', 20_000_000],
    ['1 crore 25 lakh', 12_500_000],
    ['1 Cr, 25 lakh', 12_500_000],
    ['1 crore and 25 lakh', 12_500_000],
    ['45 lakh (negotiable)', 4_500_000],
    ['approx. 45 lac(s)', 4_500_000],
    ['90 thousand', 90_000],
    ['500k', 500_000],
    ['Call for Price', 0],
    ['Price on request', 0],
    ['0', 0],
    ['-100', -100],
    ['25 lakh 1 crore', undefined],
    ['45-50 lakh', undefined],
    ['5000 per sq ft', undefined],
    ['lakh', undefined],
    ['45 lakh lakh', undefined],
    ['', undefined],
  ];
  for (const [text, value] of table) assert.equal(parsePrice(text), value, text);
  assert.equal(parsePrice('45', 1e5), 4_500_000, 'a column in lakh');
  assert.equal(parsePrice('1.2 Cr', 1e5), 12_000_000, 'a unit of its own wins');
});

test('reads areas in any unit as square feet', () => {
  const table: [string, number | undefined][] = [
    ['1250', 1250],
    ['1,250 sq ft', 1250],
    ['1250 Sq.Ft.', 1250],
    ['1250sqft', 1250],
    ['1250 square feet', 1250],
    ['1250 ft2', 1250],
    ['100ft2', 100],
    ['approx 1250 sq ft', 1250],
    ['5 marla', 1361.25],
    ['5.5 Marlas', 1497.375],
    ['2 kanal', 10_890],
    ['1 kanal 5 marla', 6806.25],
    ['1 Kanal, 5 Marla', 6806.25],
    ['12-5', 66_701.25],
    ['12K-5M', 66_701.25],
    ['12k 5m', 66_701.25],
    ['0-3-2', 877.25],
    ['1.5 acre', 65_340],
    ['2 acres 4 kanal', 108_900],
    ['1 killa', 43_560],
    ['200 gaj', 1800],
    ['200 sq. yards', 1800],
    ['100 sq m', 1076.39104],
    ['100 m²', 1076.39104],
    ['1 hectare', 107_639.104],
    ['-5', -5],
    ['1200-1500', undefined],
    ['12-25', undefined],
    ['5 marla 1 kanal', undefined],
    ['2 bigha', undefined],
    ['5 apples', undefined],
    ['marla', undefined],
    ['', undefined],
  ];
  for (const [text, value] of table) assert.equal(parseArea(text, 1, REVENUE_MARLA), value, text);
});

test('another size of the marla changes marlas, kanals and K-M, but not the acre', () => {
  assert.equal(parseArea('5 marla', 1, 225), 1125);
  assert.equal(parseArea('1 kanal', 1, 225), 4500);
  assert.equal(parseArea('1-0', 1, 206.640625), 4132.8125);
  assert.equal(parseArea('1 acre', 1, 225), SQUARE_FEET_IN_ACRE);
  assert.equal(parseArea('1.5', SQUARE_FEET_IN_ACRE, 225), 65_340, 'a bare number of acres');
});

test('reads lengths as feet', () => {
  const table: [string, number | undefined][] = [
    ['40', 40],
    ['40 ft wide', 40],
    ["30'", 30],
    [`30' 6"`, 30.5],
    ['12 m', 39.370079],
    ['36 karam', 198],
    ['wide', undefined],
  ];
  for (const [text, value] of table) assert.equal(parseLength(text), value, text);
  assert.deepEqual(parseDimensions('30 x 60'), { length: 30, breadth: 60 });
  assert.deepEqual(parseDimensions("30' × 60.5'"), { length: 30, breadth: 60.5 });
  assert.deepEqual(parseDimensions('30 by 60 ft'), { length: 30, breadth: 60 });
  assert.equal(parseDimensions('30'), undefined);
  assert.equal(parseDimensions('30x60x10'), undefined);
});

test('does not take names of object members for units', () => {
  for (const word of ['constructor', 'toString', '__proto__', 'valueOf']) {
    assert.equal(parsePrice(`5 ${word}`), undefined, word);
    assert.equal(parseArea(`5${word}`, 1, 225), undefined, word);
    assert.equal(parseLength(`5 ${word}`), undefined, word);
  }
});
