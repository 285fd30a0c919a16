import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textLanguage } from './text-language.ts';

test('the first letter decides the language of a text', () => {
  for (const [text, lang] of [
    ['Kothi in Model Town', undefined],
    ['2 ਕਨਾਲ ਕੋਠੀ, Model Town', 'pa'],
    ['Kothi ਕੋਠੀ', undefined],
    ['बिकाऊ प्लॉट', 'hi'],
    ['مکان برائے فروخت', 'ur'],
    ['', undefined],
  ] as const) {
    assert.deepEqual(textLanguage(text, 'en'), { dir: 'auto', ...(lang && { lang }) }, text);
  }
});

test('a text in the language of the page needs no language of its own', () => {
  assert.deepEqual(textLanguage('2 ਕਨਾਲ ਕੋਠੀ', 'pa'), { dir: 'auto' });
  assert.deepEqual(textLanguage('Kothi in Model Town', 'pa'), { dir: 'auto', lang: 'en' });
});
