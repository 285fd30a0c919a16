import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DRAWING_POOL } from './drawing-pool.ts';

test('every picture is drawn, the same each time, and no two alike', () => {
  const drawn = DRAWING_POOL.map((picture) => picture.draw());

  assert.deepEqual(
    DRAWING_POOL.map((picture) => picture.draw()),
    drawn,
  );
  assert.equal(new Set(drawn).size, DRAWING_POOL.length);
});

test('pictures hold shapes alone: no number that is none, no text that needs a font, nothing from elsewhere', () => {
  for (const picture of DRAWING_POOL) {
    const svg = picture.draw();
    assert.doesNotMatch(svg, /NaN|undefined|Infinity|<text|<image|href|<script/, picture.motif);
  }
});
