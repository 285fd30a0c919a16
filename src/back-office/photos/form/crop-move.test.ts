import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WHOLE } from '#platform/media/prepare/picture-edit.ts';
import { movedCrop } from './crop-move.ts';

test('moves a corner, and no further than the picture', () => {
  assert.deepEqual(movedCrop(WHOLE, 'top left', 0.25, 0.5), {
    ...{ left: 0.25, top: 0.5, width: 0.75, height: 0.5 },
  });
  assert.deepEqual(movedCrop(WHOLE, 'bottom right', 0.5, 0.5), WHOLE);
});

test('keeps a part of the picture that can be seen', () => {
  const { width, left } = movedCrop(WHOLE, 'top left', 5, 0);
  assert.equal(left + width, 1);
  assert.ok(width >= 0.15 - 1e-9);
});

test('moves the frame within the picture', () => {
  const half = { left: 0, top: 0, width: 0.5, height: 0.5 };
  assert.deepEqual(movedCrop(half, 'frame', 0.25, 9), { ...half, left: 0.25, top: 0.5 });
});
