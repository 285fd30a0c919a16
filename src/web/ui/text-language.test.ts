import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ownWords } from './text-language.ts';

test('words of another script name their language, by their first letter', () => {
  for (const [text, lang] of [
    ['Kothi in Model Town', undefined],
    ['2 ਕਨਾਲ ਕੋਠੀ, Model Town', 'pa'],
    ['Kothi ਕੋਠੀ', undefined],
    ['बिकाऊ प्लॉट', 'hi'],
    ['مکان برائے فروخت', 'ur'],
    ['', undefined],
  ] as const) {
    assert.deepEqual(ownWords(text), { dir: 'auto', ...(lang && { lang }) }, text);
  }
});
