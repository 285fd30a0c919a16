import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPhones } from './phone.ts';

test('reads the Indian number of a cell, with the words beside it', () => {
  for (const cell of [
    '9876543210',
    '9876543210.0',
    '98765/43210',
    '\u202a+91 98765\u201143210\u202c',
    '९८७६५ ४३२१०',
    '９８७６５４３２１０',
    'tel:+91-0-98765-43210',
    '9876543210, 9876543211',
    '0091 (0)98765 43210 / 0181-2223344',
    '9876543210 or 9876543211',
    'Mob.: +91 98765 43210',
    'Harpreet (owner) 98765-43210',
    '(98765) 43210 (after six)',
    'ਫ਼ੋਨ ੯੮੭੬੫੪੩੨੧੦',
  ])
    assert.equal(readPhones(cell).first, '9876543210', cell);
});

test('another text stays for the rules to refuse', () => {
  for (const cell of [
    '12345',
    '+44 7911 123456',
    '9876543210²',
    '98765x43210',
    '98765 43210 ext 5',
    'O9876543210',
    'khasra 9 8765 432101',
    '',
  ])
    assert.deepEqual(readPhones(cell), { first: cell, others: [] });
});

test('names the numbers behind the first', () => {
  for (const [cell, others] of [
    ['98765 43210 / 98765 43211', ['98765 43211']],
    ['9876543210, 0181-2223344 or 9876543211', ['0181-2223344', '9876543211']],
    ['9876543210, owner', []],
    ['98765/43210', []],
  ] as const)
    assert.deepEqual(readPhones(cell), { first: '9876543210', others }, cell);
});
