import assert from 'node:assert/strict';
import { test } from 'node:test';
import { offeredLanguage } from './offered-language.ts';

const NEVER_CHOSE = { remembered: undefined };

test('offers what the visitor chose before, English too', () => {
  assert.equal(offeredLanguage('en', { remembered: 'pa', browser: ['hi'] }), 'pa');
  assert.equal(offeredLanguage('pa', { remembered: 'en', browser: ['pa'] }), 'en');
  assert.equal(offeredLanguage('pa', { remembered: 'pa', browser: ['hi'] }), undefined);
});

test('without a choice offers the first language of the browser that is ours', () => {
  assert.equal(offeredLanguage('en', { ...NEVER_CHOSE, browser: ['ur', 'pa-IN', 'hi'] }), 'pa');
  assert.equal(offeredLanguage('pa', { ...NEVER_CHOSE, browser: ['hi-IN'] }), 'hi');
  assert.equal(offeredLanguage('hi', { ...NEVER_CHOSE, browser: ['hi'] }), undefined);
});

test('without a choice never offers English', () => {
  assert.equal(offeredLanguage('pa', { ...NEVER_CHOSE, browser: ['en-GB', 'pa'] }), undefined);
  assert.equal(offeredLanguage('pa', { ...NEVER_CHOSE, browser: [] }), undefined);
});
