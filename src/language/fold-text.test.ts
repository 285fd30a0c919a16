import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { foldDigits, foldText } from './fold-text.ts';

test('writes the digits of both scripts and full-width ones as 0-9', () => {
  assert.equal(foldDigits('੦੧੨੩੪੫੬੭੮੯ ०१२३४५६७८९ 7'), '0123456789 0123456789 7');
  assert.equal(foldDigits('０１２３４５６７８９'), '0123456789');
  assert.equal(foldDigits('੪੫.੫ ਲੱਖ, 12²'), '45.5 ਲੱਖ, 12²');
});

test('folds what is typed in several ways into one', () => {
  for (const [one, other] of [
    ['ਫ਼ਰਦ', 'ਫਰਦ'],
    ['फ़्लैट', 'फ्लैट'],
    ['ਗਜ਼', 'ਗਜ\u0a3c'],
    ['ਕਿੱਲਾ', 'ਕਿਲਾ'],
    ['ਅੰਮ੍ਰਿਤਸਰ', 'ਅਂਮ੍ਰਿਤਸਰ'],
    ['गाँव', 'गांव'],
    ['Café\u200d', 'cafe'],
    ['करोड़', 'करोड'],
  ] as const) {
    assert.equal(foldText(one), foldText(other), one);
  }
});

test('keeps vowel signs, which tell words apart', () => {
  assert.notEqual(foldText('ਮਰਲਾ'), foldText('ਮਰਲੇ'));
  assert.equal(foldText('ਜਲੰਧਰ').length, 'ਜਲੰਧਰ'.length);
});

test('a folded text stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      assert.equal(foldText(foldText(text)), foldText(text));
    }),
  );
});
