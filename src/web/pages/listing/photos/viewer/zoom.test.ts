import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fitted, keepInBox, panBy, UNZOOMED, zoomAt } from './zoom.ts';

const BOX = { width: 400, height: 800 };

test('keeps the point between two fingers in its place', () => {
  const once = zoomAt(UNZOOMED, 2, { x: 100, y: -50 });
  assert.deepEqual(once, { scale: 2, x: -100, y: 50 });
  assert.deepEqual(zoomAt(once, 4, { x: 100, y: -50 }), { scale: 4, x: -300, y: 150 });
});

test('zooms neither below the whole photo nor beyond its pixels', () => {
  assert.equal(zoomAt(UNZOOMED, 0.2, { x: 0, y: 0 }).scale, 1);
  assert.equal(zoomAt(UNZOOMED, 40, { x: 0, y: 0 }).scale, 5);
});

test('moves a photo only where it is larger than its box', () => {
  const photo = fitted({ width: 1600, height: 1200 }, BOX);
  assert.deepEqual(photo, { width: 400, height: 300 });
  const zoomed = zoomAt(UNZOOMED, 2, { x: 0, y: 0 });
  assert.deepEqual(keepInBox(panBy(zoomed, { x: 900, y: 900 }), photo, BOX), {
    scale: 2,
    x: 200,
    y: 0,
  });
});

test('puts a photo back into the middle once it is whole again', () => {
  assert.deepEqual(keepInBox({ scale: 1, x: 30, y: 4 }, BOX, BOX), UNZOOMED);
});
