import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withLatinDigits } from './digits.ts';

test('digits of both scripts become Latin, everything else stays', () => {
  assert.equal(withLatinDigits('੦੧੨੩੪੫੬੭੮੯'), '0123456789');
  assert.equal(withLatinDigits('०१२३४५६७८९'), '0123456789');
  assert.equal(withLatinDigits('੪੫.੫ ਲੱਖ, 12'), '45.5 ਲੱਖ, 12');
});
