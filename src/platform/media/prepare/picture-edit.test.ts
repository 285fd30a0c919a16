import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editedSize, isEdited, turned, UNEDITED, WHOLE } from './picture-edit.ts';

const PHOTO = { width: 4000, height: 3000 };

test('shrinks to the longest side, and never enlarges', () => {
  assert.deepEqual(editedSize(PHOTO, UNEDITED, 2560), { width: 2560, height: 1920 });
  assert.deepEqual(editedSize({ width: 800, height: 600 }, UNEDITED, 2560), {
    width: 800,
    height: 600,
  });
});

test('turns a picture and the part of it that is kept', () => {
  const left = { turns: 0, crop: { left: 0, top: 0, width: 0.25, height: 1 } };
  const top = turned(left);
  assert.deepEqual(top, { turns: 1, crop: { left: 0, top: 0, width: 1, height: 0.25 } });
  assert.deepEqual(editedSize(PHOTO, top, 9999), { width: 3000, height: 1000 });
  assert.deepEqual(turned(turned(turned(top))), left);
});

test('knows whether anything was edited', () => {
  assert.equal(isEdited(UNEDITED), false);
  assert.equal(isEdited({ turns: 3, crop: WHOLE }), true);
  assert.equal(isEdited({ turns: 0, crop: { ...WHOLE, width: 0.5 } }), true);
});
