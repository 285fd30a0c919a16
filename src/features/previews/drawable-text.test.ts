import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '#platform/language/language.ts';
import { drawableText } from './drawable-text.ts';

test('leaves out letters that no font of the pictures has', () => {
  assert.equal(drawableText('🏡 Model Town 🔥'), 'Model Town');
  assert.equal(drawableText('ماڈل ٹاؤن'), '');
  assert.equal(drawableText('ਟਾਂਡਾ ਉੜਮੁੜ, टांडा – Café'), 'ਟਾਂਡਾ ਉੜਮੁੜ, टांडा – Café');
});

test('draws the letters of every language of the site', () => {
  for (const { ownName } of Object.values(LANGUAGES)) assert.equal(drawableText(ownName), ownName);
});

test('keeps the spaces at which no line breaks', () => {
  assert.equal(drawableText('13.25\u00a0lakh'), '13.25\u00a0lakh');
});
