import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { layOut } from './layout.ts';
import { type KnownOfPlot, plotOf } from './plot.ts';
import { SHAPES } from './shapes.ts';

const CANVAS = { width: 400, height: 300, text: 10 };

function layoutOf(known: KnownOfPlot) {
  const plot = plotOf(known);
  assert.ok(plot);
  return layOut(plot, CANVAS);
}

test('both sides have the same scale', () => {
  const { plot, scale } = layoutOf({ front: 30, depth: 60 });
  // 300 less 22 above and 7 below.
  assert.equal(scale, 271 / 60);
  assert.deepEqual(plot, {
    x: 26 + (364 - 30 * scale) / 2,
    y: 22,
    width: 30 * scale,
    height: 271,
  });
});

test('a wide plot fills the width, beside the arrow to the north', () => {
  assert.equal(layoutOf({ front: 100, depth: 50, bearing: 90 }).plot.width, 400 - 26 - 46);
});

test('a road has the scale of its plot', () => {
  const { plot, scale, roads } = layoutOf({ front: 60, depth: 60, roadWidth: 10, roadSides: 1 });
  assert.ok(Math.abs((roads.front?.height ?? 0) - 10 * scale) < 1e-9);
  assert.equal(roads.front?.y, plot.y + plot.height);
  assert.deepEqual([roads.right, roads.left, roads.back], [undefined, undefined, undefined]);
});

test('a road is wide enough for its name and leaves the plot its room', () => {
  assert.equal(layoutOf({ front: 60, depth: 60, roadSides: 1 }).roads.front?.height, 20);
  assert.equal(layoutOf({ front: 60, depth: 60, roadWidth: 900 }).roads.front?.height, 300 * 0.22);
});

test('a second side on a road is a corner, the fourth lies behind', () => {
  const sides = (roadSides: number) => {
    const { roads } = layoutOf({ front: 60, depth: 60, roadSides });
    return Object.entries(roads).flatMap(([side, road]) => (road === undefined ? [] : side));
  };
  assert.deepEqual(sides(0), []);
  assert.deepEqual(sides(2), ['front', 'right']);
  assert.deepEqual(sides(3), ['front', 'left', 'right']);
  assert.deepEqual(sides(9), ['front', 'back', 'left', 'right']);
});

test('a side of more than five times the other is drawn shorter', () => {
  const { plot, isShortened } = layoutOf({ front: 10, depth: 500 });
  assert.equal(isShortened, true);
  assert.ok(Math.abs(plot.height / plot.width - 5) < 1e-9);
  assert.equal(layoutOf({ front: 10, depth: 50 }).isShortened, false);
});

test('every plot lies within its picture', () => {
  const side = fc.double({ min: 0.01, max: 1e6, noNaN: true });
  fc.assert(
    fc.property(
      fc.record({
        front: side,
        depth: side,
        roadSides: fc.integer({ min: 0, max: 4 }),
        roadWidth: fc.double({ min: 0, max: 1e6, noNaN: true }),
        bearing: fc.option(fc.constantFrom(0, 45, 90, 315), { nil: undefined }),
      }),
      fc.constantFrom(...Object.values(SHAPES)),
      (known, canvas) => {
        const drawn = plotOf(known);
        assert.ok(drawn);
        const { plot } = layOut(drawn, canvas);
        const { x, y, width, height } = plot;
        for (const value of [x, y, width, height]) assert.ok(value > 0, JSON.stringify(plot));
        assert.ok(x + width <= canvas.width && y + height <= canvas.height, JSON.stringify(plot));
      },
    ),
  );
});
