import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { areasBeside, areaText, areaTextIn, pricePerUnit, shownArea } from './area-text.ts';
import { AREA_UNITS } from './area-units.ts';
import { parseArea } from './parse-area.ts';
import { ENGLISH_UNITS } from './words/english-units.ts';

const words = ENGLISH_UNITS;

test('writes an area as it is said', () => {
  for (const [value, unit, text] of [
    [10, 'marla', '10 marla'],
    [7.5, 'marla', '7.5 marla'],
    [1, 'kanal', '1 kanal'],
    [12.25, 'kanal', '12 kanal 5 marla'],
    [1.2, 'kanal', '1 kanal 4 marla'],
    [1.23, 'kanal', '1.23 kanal'],
    [0.5, 'kanal', '0.5 kanal'],
    [2.5, 'acre', '2.5 acre'],
    [0.0625, 'acre', '0.0625 acre'],
    [1.999_999_999_999, 'kanal', '2 kanal'],
    [605, 'sqyd', '605 sq yd'],
    [2722.5, 'sqft', '2,723 sq ft'],
  ] as const) {
    assert.equal(areaText({ value, unit }, words), text);
  }
});

test('an area with up to two digits behind the point is read as it was written', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 1_000_000 }),
      fc.constantFrom(...AREA_UNITS.filter((unit) => unit !== 'sqft')),
      (hundredfold, unit) => {
        const area = { value: hundredfold / 100, unit };
        assert.deepEqual(parseArea(areaText(area, words)), area);
      },
    ),
  );
});

test('beside it stand square feet, of land kanals and acres', () => {
  const plot = { squareFeet: 2722.5, isLand: false, squareFeetPerMarla: 272.25 };
  assert.deepEqual(areasBeside({ ...plot, said: { value: 10, unit: 'marla' } }, words), [
    '2,723 sq ft',
  ]);
  assert.deepEqual(areasBeside({ ...plot, said: { value: 2722.5, unit: 'sqft' } }, words), []);
  const land = { squareFeet: 108_900, isLand: true };
  assert.deepEqual(areasBeside({ ...land, said: { value: 2.5, unit: 'acre' } }, words), [
    '20 kanal',
  ]);
  assert.deepEqual(areasBeside({ ...land, said: { value: 20, unit: 'kanal' } }, words), [
    '2.5 acre',
  ]);
  assert.deepEqual(areasBeside({ ...land, said: null }, words), ['20 kanal', '2.5 acre']);
  assert.equal(areaTextIn('marla', 2250, words, 225), '10 marla');
});

test('stands in the unit that a visitor chose, and beside it as it was said', () => {
  const marlas = {
    squareFeet: 2250,
    isLand: false,
    said: { value: 10, unit: 'marla' },
    squareFeetPerMarla: 225,
  } as const;
  for (const [chosen, area, beside] of [
    [undefined, '10 marla', '2,250 sq ft'],
    ['marla', '10 marla', '2,250 sq ft'],
    ['sqft', '2,250 sq ft', '10 marla'],
    ['sqyd', '250 sq yd', '10 marla'],
    ['kanal', '0.5 kanal', '10 marla'],
  ] as const)
    assert.deepEqual(shownArea(marlas, chosen, words), { area, beside });

  const land = { squareFeet: 2.35 * 43_560, isLand: true, said: null };
  assert.deepEqual(shownArea(land, undefined, words), { area: '2.35 acre', beside: '' });
  assert.deepEqual(shownArea(land, 'acre', words), { area: '2.35 acre', beside: '' });
  assert.deepEqual(shownArea(land, 'kanal', words), {
    area: '18 kanal 16 marla',
    beside: '2.35 acre',
  });
  const house = { squareFeet: 1361.25, isLand: false, said: null };
  assert.deepEqual(shownArea(house, undefined, words), { area: '1361.25 sqft', beside: '' });
  assert.deepEqual(shownArea(house, 'marla', words), { area: '5 marla', beside: '1361.25 sqft' });
});

test('gives the price of one marla, of land that of one acre; of a chosen unit that', () => {
  const plot = { squareFeet: 2722.5, isLand: false };
  assert.equal(pricePerUnit(4_500_000, plot, words), 'Rs. 450,000 per marla');
  assert.equal(
    pricePerUnit(4_500_000, { ...plot, squareFeet: 2250, squareFeetPerMarla: 225 }, words),
    'Rs. 450,000 per marla',
  );
  assert.equal(pricePerUnit(4_500_000, plot, words, 'kanal'), 'Rs. 9,000,000 per kanal');
  assert.equal(pricePerUnit(5_445_000, plot, words, 'sqft'), 'Rs. 2,000 per sq ft');
  const land = { squareFeet: 66_701.25, isLand: true };
  assert.equal(pricePerUnit(5_818_750, land, words), 'Rs. 3,800,000 per acre');
  assert.equal(pricePerUnit(0, land, words), '');
  assert.equal(pricePerUnit(5_818_750, { squareFeet: 0, isLand: true }, words), '');
  assert.equal(pricePerUnit(Number.NaN, land, words), '');
});
