import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plotOf } from './plot.ts';
import { knownFromQuery, plotQuery } from './plot-query.ts';

test('a side that is not told follows from the area', () => {
  const shape = (known: Parameters<typeof plotOf>[0]) => {
    const plot = plotOf(known);
    return plot && [plot.front, plot.depth, plot.told];
  };
  assert.deepEqual(shape({ front: 30, depth: 60, squareFeet: 1 }), [30, 60, 'both']);
  assert.deepEqual(shape({ front: 220, depth: 0, squareFeet: 43_560 }), [220, 198, 'front']);
  assert.deepEqual(shape({ depth: 60, squareFeet: 1800 }), [30, 60, 'depth']);
  assert.deepEqual(shape({ squareFeet: 900 }), [30, 30, 'neither']);
});

test('nothing known is nothing to draw', () => {
  for (const known of [
    {},
    { front: 30 },
    { front: 0, depth: 0, squareFeet: 0 },
    { front: Number.NaN, depth: -60, squareFeet: Number.POSITIVE_INFINITY },
  ])
    assert.equal(plotOf(known), undefined);
});

test('a road of some width is a road, whoever did not count its sides', () => {
  assert.equal(plotOf({ squareFeet: 900, roadWidth: 20 })?.roadSides, 1);
  assert.equal(plotOf({ squareFeet: 900, roadSides: 2.7 })?.roadSides, 2);
  assert.equal(plotOf({ squareFeet: 900, roadSides: -1 })?.roadSides, 0);
});

test('what is known goes into an address and comes back', () => {
  const known = {
    front: 27.22,
    depth: 50,
    squareFeet: 1361,
    bearing: 0,
    roadSides: 2,
    roadWidth: 30,
    area: { value: 5, unit: 'marla' as const },
    squareFeetPerMarla: 272.25,
  };
  const query = plotQuery(known);

  assert.equal(
    query,
    'front=27.22&depth=50&squareFeet=1361&bearing=0&roadSides=2&roadWidth=30&area=5&unit=marla&marla=272.25',
  );
  assert.deepEqual(knownFromQuery(new URLSearchParams(query)), known);
});

test('what is no number in an address is not known', () => {
  const junk = 'front=<script>&depth=1e999&squareFeet=&bearing=north&area=5&unit=bigha';
  assert.equal(plotOf(knownFromQuery(new URLSearchParams(junk))), undefined);
  const odd = plotOf(knownFromQuery(new URLSearchParams(`${junk}&squareFeet=9&front=3&depth=3`)));
  assert.equal(odd, undefined);
});
