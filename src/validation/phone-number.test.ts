import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toE164 } from './phone-number.ts';

const NUMBERS: readonly [written: string, stored: string | undefined][] = [
  ['9876543210', '+919876543210'],
  ['98765 43210', '+919876543210'],
  ['+91 98765-43210', '+919876543210'],
  ['091 (98765) 43210', undefined],
  ['00919876543210', '+919876543210'],
  ['919876543210', '+919876543210'],
  ['0181 2223344', '+911812223344'],
  ['੯੮੭੬੫੪੩੨੧੦', '+919876543210'],
  ['९८७६५४३२१०', '+919876543210'],
  ['+44 7911 123456', '+447911123456'],
  ['+1 (604) 555-0123', '+16045550123'],
  ['0039 348 123 4567', '+393481234567'],
  ['+61 412 345 678', '+61412345678'],
  ['447911123456', undefined],
  ['+91 12345', undefined],
  ['+911234567890123', undefined],
  ['0000000000', undefined],
  ['+1234567', undefined],
  ['+1234567890123456', undefined],
  ['98765', undefined],
  ['98765432101', undefined],
  ['9876543210; drop table', undefined],
  ['call me', undefined],
  ['', undefined],
  ['📞', undefined],
  ['1+604 555 0123', undefined],
];

for (const [written, stored] of NUMBERS)
  test(`${JSON.stringify(written)} is stored as ${stored}`, () => {
    assert.equal(toE164(written), stored);
  });
