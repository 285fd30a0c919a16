import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeholderColour } from './placeholder-colour.ts';

test('names the nearest of sixteen steps of each part', () => {
  assert.equal(placeholderColour('#88aa66'), 'placeholder-colour red-8 green-10 blue-6');
  assert.equal(placeholderColour('#00ff7f'), 'placeholder-colour red-0 green-15 blue-7');
  assert.equal(placeholderColour('#080910'), 'placeholder-colour red-0 green-1 blue-1');
});

test('names none for a photo without a colour', () => {
  assert.equal(placeholderColour(''), '');
});
