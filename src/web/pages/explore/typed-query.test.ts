import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { typedFilters, typedNumbers, typedQuery } from './typed-query.ts';

const ADDRESSES: [typed: string, canonical: string][] = [
  ['maxBudget=4500000', 'maxBudget=4500000'],
  ['maxBudget=45,00,000', 'maxBudget=4500000'],
  ['maxBudget=45 lakh', 'maxBudget=4500000'],
  ['maxBudget=45 lac', 'maxBudget=4500000'],
  ['maxBudget=45L', 'maxBudget=4500000'],
  ['maxBudget=1.2 cr', 'maxBudget=12000000'],
  ['maxBudget=1.2 crore', 'maxBudget=12000000'],
  ['maxBudget=45 ਲੱਖ', 'maxBudget=4500000'],
  ['maxBudget=45 लाख', 'maxBudget=4500000'],
  ['maxBudget=1.2 करोड़', 'maxBudget=12000000'],
  ['minBudget=10 lakh&maxBudget=1e9', 'minBudget=1000000&maxBudget=1e9'],
  ['maxBudget=45', 'maxBudget=45'],
  ['maxBudget=-5', 'maxBudget=-5'],
  ['maxBudget=lots&loc=3', 'maxBudget=lots&loc=3'],
  ['minTotalArea=1015&areaUnit=sqft', 'minTotalArea=1015'],
  ['minTotalLandArea=2.5&areaUnit=acre', 'minTotalLandArea=2.5'],
  ['minTotalArea=10&areaUnit=marla', 'minArea=10&areaUnit=marla'],
  ['minTotalArea=10 marla', 'minArea=10&areaUnit=marla'],
  ['minTotalArea=5&maxTotalArea=10 ਮਰਲੇ', 'minArea=5&maxArea=10&areaUnit=marla'],
  ['minTotalArea=5 marla&maxTotalArea=1 kanal', 'minArea=5&maxArea=20&areaUnit=marla'],
  ['maxTotalArea=200 gaj&areaUnit=marla', 'maxArea=200&areaUnit=sqyd'],
  ['minTotalLandArea=12-5', 'minArea=12.25&areaUnit=kanal'],
  ['minTotalLandArea=2 killa', 'minTotalLandArea=2'],
  ['minTotalArea=30x60', 'minTotalArea=1800'],
  ['noOfRooms=੪', 'noOfRooms=4'],
  ['noOfRooms=four', 'noOfRooms=four'],
  ['areaUnit=marla', ''],
  ['minArea=1&areaUnit=marla', 'minArea=1&areaUnit=marla'],
  ['minTotalArea=500&minArea=1&areaUnit=marla', 'minTotalArea=500&minArea=1&areaUnit=marla'],
];

test('a form carries on in an address with rupees and plain numbers', () => {
  for (const [typed, canonical] of ADDRESSES)
    assert.equal(
      decodeURIComponent(String(typedQuery(new URLSearchParams(typed)))),
      canonical,
      typed,
    );
});

test('kanals of another marla are counted in it', () => {
  const typed = 'minTotalArea=1 kanal&maxTotalArea=40 marla&squareFeetPerMarla=225';
  assert.equal(typedNumbers(new URLSearchParams(typed)).get('maxTotalArea'), '2');
});

test('a typed query is read the same again, whatever was typed', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('45 lakh', '10 marla', '12-5', '1e9', '-5', '0.1 kanal', '1 sqm', '5'),
  );
  const unit = fc.constantFrom('', 'sqft', 'marla', 'hectare', 'mile');
  fc.assert(
    fc.property(text, text, text, text, unit, (min, max, minArea, said, areaUnit) => {
      const once = typedQuery(
        new URLSearchParams({
          minBudget: min,
          maxBudget: max,
          minTotalArea: minArea,
          maxTotalLandArea: max,
          minArea: said,
          areaUnit,
        }),
      );
      assert.equal(String(typedQuery(once)), String(once));
      assert.deepEqual(typedFilters(once), typedFilters(new URLSearchParams(once)));
    }),
  );
});
