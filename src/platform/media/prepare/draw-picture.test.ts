import assert from 'node:assert/strict';
import { test } from 'node:test';
import { encodeWithin } from './draw-picture.ts';

/** A picture that takes this many bytes at full size and quality. */
function picture(bytes: number) {
  const tried: string[] = [];
  const draw = (scale: number) => async (quality: number) => {
    tried.push(`${scale.toFixed(2)} ${quality}`);
    return new Blob([new Uint8Array(Math.round(bytes * scale * scale * quality))]);
  };
  return { tried, draw };
}

test('keeps the best quality that fits', async () => {
  const { tried, draw } = picture(1000);
  assert.equal((await encodeWithin(900, draw)).size, 820);
  assert.equal((await encodeWithin(700, draw)).size, 700);
  assert.deepEqual(tried, ['1.00 0.82', '1.00 0.82', '1.00 0.7']);
});

test('takes fewer pixels when the worst quality does not fit', async () => {
  const { tried, draw } = picture(1000);
  assert.ok((await encodeWithin(400, draw)).size <= 400);
  assert.equal(tried.at(-1), '0.80 0.58');
});

test('ends with what it has when nothing fits', async () => {
  const { tried, draw } = picture(1_000_000);
  assert.ok((await encodeWithin(1, draw)).size > 1);
  assert.ok(tried.length < 40);
});
