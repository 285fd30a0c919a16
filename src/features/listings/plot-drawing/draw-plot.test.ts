import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { ENGLISH_UNITS } from '#platform/units/messages/english-units.ts';
import { drawPlot } from './draw-plot.ts';
import { type KnownOfPlot, plotOf } from './plot.ts';
import { SHAPES } from './shapes.ts';
import { northAngle } from './surroundings.ts';

const MESSAGES = {
  north: 'N',
  road: 'Road',
  roadOfWidth: 'Road {width}',
  square: '1 square = {area}',
  supposedShape: 'Shape not given',
  units: ENGLISH_UNITS,
};

function draw(known: KnownOfPlot, canvas = SHAPES.phone, messages = MESSAGES): string {
  const plot = plotOf(known);
  assert.ok(plot);
  return drawPlot(plot, canvas, messages);
}

const textsOf = (drawing: string) =>
  [...drawing.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);

test('says sides, area, road, north and what a square is', () => {
  const drawing = draw({
    front: 30,
    depth: 54.45,
    bearing: 90,
    roadWidth: 33,
    area: { value: 6, unit: 'marla' },
  });
  assert.deepEqual(textsOf(drawing), [
    '30 ft',
    '54.45 ft',
    '6 marla',
    'Road 33 ft',
    'N',
    '1 square = 1 marla',
  ]);
});

test('says no side that is not told, and that the shape is supposed', () => {
  assert.deepEqual(textsOf(draw({ squareFeet: 43_560 * 2, roadSides: 1 })), [
    'Road',
    'Shape not given · 1 square = 1 kanal',
  ]);
  assert.deepEqual(textsOf(draw({ front: 220, squareFeet: 43_560 })).slice(0, 1), ['220 ft']);
});

test('looks from the front, so that north is opposite of where a southern front looks', () => {
  assert.equal(northAngle(180), 0);
  assert.equal(northAngle(90), 90);
  assert.equal(northAngle(0), 180);
  assert.equal(northAngle(270), 270);
  assert.equal(northAngle(225), 315);
  assert.match(draw({ front: 30, depth: 60, bearing: 45 }), /rotate\(135\)/);
});

test('a shortened side is broken, and has no squares', () => {
  const drawing = draw({ front: 10, depth: 500 });
  assert.match(drawing, /class="break"/);
  assert.doesNotMatch(drawing, /class="grid"/);
  assert.deepEqual(textsOf(drawing).slice(0, 2), ['10 ft', '500 ft']);
});

test('squares are as large as a marla in the scale of the plot', () => {
  const drawing = draw({ front: 33, depth: 66 });
  const [, d = ''] = /class="grid" d="([^"]*)"/.exec(drawing) ?? [];
  // 2 x 4 squares of 16.5 ft: one line upright, three lying.
  assert.equal(d.match(/v/g)?.length, 1);
  assert.equal(d.match(/h/g)?.length, 3);
});

test('words are text, whatever they say', () => {
  const messages = { ...MESSAGES, road: '<script>alert("&")</script>', north: "'" };
  const drawing = draw({ front: 30, depth: 60, bearing: 0, roadSides: 1 }, SHAPES.phone, messages);
  assert.ok(!drawing.includes('<script'));
  assert.ok(textsOf(drawing).includes('&#60;script&#62;alert(&#34;&#38;&#34;)&#60;/script&#62;'));
});

test('is well formed and has real numbers for everything that can be known', () => {
  const number = fc.oneof(fc.double(), fc.constantFrom(0, -1, 0.001, 30, 1e9));
  fc.assert(
    fc.property(
      fc.record({
        front: number,
        depth: number,
        squareFeet: fc.double({ min: 0.01, max: 1e12, noNaN: true }),
        bearing: number,
        roadSides: number,
        roadWidth: number,
        area: fc.record({ value: number, unit: fc.constantFrom('marla', 'acre') }),
        squareFeetPerMarla: number,
      }),
      (known) => {
        const drawing = draw(known);
        assert.doesNotMatch(drawing.replace(/<text.*?<\/text>/g, ''), /NaN|Infinity|undefined|e\+/);
        const opened = drawing.match(/<[a-z]/g)?.length;
        assert.equal(drawing.match(/<\/[a-z]/g)?.length, opened);
      },
    ),
  );
});
