import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  acresText,
  areasBeside,
  areaText,
  areaTextIn,
  feetText,
  pricePerUnit,
  shownArea,
} from './area-text.ts';
import { AREA_UNITS } from './area-units.ts';
import { ENGLISH_UNITS } from './messages/english-units.ts';
import { parseArea } from './parse-area.ts';

const messages = ENGLISH_UNITS;

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
    assert.equal(areaText({ value, unit }, messages), text);
  }
});

test('an area with up to two digits behind the point is read as it was written', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 1_000_000 }),
      fc.constantFrom(...AREA_UNITS.filter((unit) => unit !== 'sqft')),
      (hundredfold, unit) => {
        const area = { value: hundredfold / 100, unit };
        assert.deepEqual(parseArea(areaText(area, messages)), area);
      },
    ),
  );
});

test('beside it stand square feet, of land kanals and acres', () => {
  const plot = { squareFeet: 2722.5, isLand: false, squareFeetPerMarla: 272.25 };
  assert.deepEqual(areasBeside({ ...plot, said: { value: 10, unit: 'marla' } }, messages), [
    '2,723 sq ft',
  ]);
  assert.deepEqual(areasBeside({ ...plot, said: { value: 2722.5, unit: 'sqft' } }, messages), []);
  const land = { squareFeet: 108_900, isLand: true };
  assert.deepEqual(areasBeside({ ...land, said: { value: 2.5, unit: 'acre' } }, messages), [
    '20 kanal',
  ]);
  assert.deepEqual(areasBeside({ ...land, said: { value: 20, unit: 'kanal' } }, messages), [
    '2.5 acre',
  ]);
  assert.deepEqual(areasBeside({ ...land, said: null }, messages), ['20 kanal', '2.5 acre']);
  assert.equal(areaTextIn('marla', 2250, messages, 225), '10 marla');
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
    assert.deepEqual(shownArea(marlas, chosen, messages), { area, beside });

  const land = { squareFeet: 2.35 * 43_560, isLand: true, said: null };
  assert.deepEqual(shownArea(land, undefined, messages), { area: '2.35 acre', beside: '' });
  assert.deepEqual(shownArea(land, 'acre', messages), { area: '2.35 acre', beside: '' });
  assert.deepEqual(shownArea(land, 'kanal', messages), {
    area: '18 kanal 16 marla',
    beside: '2.35 acre',
  });
  const house = { squareFeet: 1361.25, isLand: false, said: null };
  assert.deepEqual(shownArea(house, undefined, messages), { area: '1361.25 sqft', beside: '' });
  assert.deepEqual(shownArea(house, 'marla', messages), {
    area: '5 marla',
    beside: '1361.25 sqft',
  });
});

test('what stands as it was written has groups of digits in other languages than English', () => {
  const indian = { ...messages, priceLocale: 'en-IN' };
  const area = { squareFeet: 163_350.25, isLand: false, said: null };
  for (const [units, squareFeet, feet, acres] of [
    [messages, '163350.25 sqft', '1070.5 ft', '1200 acre'],
    [indian, '1,63,350.25 sqft', '1,070.5 ft', '1,200 acre'],
  ] as const) {
    assert.deepEqual(shownArea(area, undefined, units), { area: squareFeet, beside: '' });
    assert.equal(feetText(1070.5, units), feet);
    assert.equal(acresText(1200, units), acres);
  }
});

test('gives the price of one marla, of land that of one acre; of a chosen unit that', () => {
  const plot = { squareFeet: 2722.5, isLand: false };
  assert.equal(pricePerUnit(4_500_000, plot, messages), 'Rs. 450,000 per marla');
  assert.equal(
    pricePerUnit(4_500_000, { ...plot, squareFeet: 2250, squareFeetPerMarla: 225 }, messages),
    'Rs. 450,000 per marla',
  );
  assert.equal(pricePerUnit(4_500_000, plot, messages, 'kanal'), 'Rs. 9,000,000 per kanal');
  assert.equal(pricePerUnit(5_445_000, plot, messages, 'sqft'), 'Rs. 2,000 per sq ft');
  const land = { squareFeet: 66_701.25, isLand: true };
  assert.equal(pricePerUnit(5_818_750, land, messages), 'Rs. 3,800,000 per acre');
  assert.equal(pricePerUnit(0, land, messages), '');
  assert.equal(pricePerUnit(5_818_750, { squareFeet: 0, isLand: true }, messages), '');
  assert.equal(pricePerUnit(Number.NaN, land, messages), '');
});
