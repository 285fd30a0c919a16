import assert from 'node:assert/strict';
import { test } from 'node:test';
import { whatsAppAddress } from './sending.ts';

const BUYER = {
  id: 1,
  name: 'Baljit',
  phone: '+919812345670',
  note: '',
  language: 'pa',
  wants: {},
  active: true,
} as const;

const textOf = (language: 'en' | 'pa' | 'hi', ids: number[]) =>
  new URL(whatsAppAddress({ ...BUYER, language }, ids, 'https://example.test')).searchParams.get(
    'text',
  );

test('a buyer is written to in the own language, of one listing or of several', () => {
  assert.equal(
    textOf('en', [7]),
    'Hello Baljit, this may suit you:\nhttps://example.test/saved?ids=7',
  );
  assert.equal(
    textOf('en', [7, 8]),
    'Hello Baljit, these may suit you:\nhttps://example.test/saved?ids=7,8',
  );
  assert.match(
    textOf('pa', [7]) ?? '',
    /^ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ Baljit ਜੀ, ਇਹ ਜਾਇਦਾਦ .*\n.*\/pa\/saved\?ids=7$/,
  );
  assert.match(textOf('hi', [7, 8]) ?? '', /^नमस्ते Baljit जी, ये .*\n.*\/hi\/saved\?ids=7,8$/);
});
