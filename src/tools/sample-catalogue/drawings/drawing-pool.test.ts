import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DRAWING_POOL } from './drawing-pool.ts';

test('draws the same each time, and no two drawings alike', () => {
  const drawn = DRAWING_POOL.map((drawing) => drawing.draw());

  assert.deepEqual(
    DRAWING_POOL.map((drawing) => drawing.draw()),
    drawn,
  );
  assert.equal(new Set(drawn).size, DRAWING_POOL.length);
});

test('drawings contain only shapes: no NaN, no text that needs a font, no references', () => {
  for (const drawing of DRAWING_POOL) {
    const svg = drawing.draw();
    assert.doesNotMatch(svg, /NaN|undefined|Infinity|<text|<image|href|<script/, drawing.motif);
  }
});
