import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseBedrooms, parseCount, parseFloor } from './count.ts';

test('reads how many there are, or nothing where it says more than one number', () => {
  const table: [string, number | undefined][] = [
    ['3', 3],
    ['3 BHK', 3],
    ['3bhk + servant', 3],
    ['3 BHK, 2 baths', 3],
    ['3+', 3],
    ['2nd floor', 2],
    ['੩ ਕਮਰੇ', 3],
    ['teen kamre', 3],
    ['3½ BHK', 3.5],
    ['2.5 BHK', 2.5],
    ['3+1 BHK', undefined],
    ['2, 3 BHK', undefined],
    ['5-6 rooms', undefined],
    ['5–6 rooms', undefined],
    ['3² rooms', undefined],
    ['3% rooms', undefined],
    ['high rise', undefined],
  ];
  for (const [text, count] of table) assert.equal(parseCount(text), count, text);
});

test('reads a floor, and bedrooms from the title where the file has the code for "more"', () => {
  assert.equal(parseFloor('Ground'), 0);
  assert.equal(parseFloor('2 of 4'), 2);
  assert.equal(parseFloor('1st of 3'), 1);
  assert.equal(parseBedrooms('99', '12 BHK kothi'), 12);
  assert.equal(parseBedrooms('99', '1.5 BHK flat'), undefined);
  assert.equal(parseBedrooms('99', '3+1 BHK flat'), undefined);
});
