import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { hasMembers, isListOf, isNumber, isText, listOf, shapeOf } from './shape.ts';

interface House {
  readonly id: number;
  readonly title: string;
  readonly city: { readonly name: string };
  readonly price?: number;
}

const house = shapeOf(
  hasMembers<House>({ id: isNumber, title: isText, city: hasMembers({ name: isText }) }),
);
const ONE = { id: 1, title: 'House', city: { name: 'Nakodar' }, price: 3 };

test('takes a value with the named members, whatever else it has', () => {
  assert.deepEqual(house.safeParse(ONE), { success: true, data: ONE });
});

test('refuses a value that lacks a member or has another type there', () => {
  for (const value of [
    undefined,
    null,
    7,
    'House',
    [],
    { ...ONE, id: '1' },
    { ...ONE, title: null },
    { ...ONE, city: {} },
    { ...ONE, city: 'Nakodar' },
  ])
    assert.deepEqual(house.safeParse(value), { success: false }, JSON.stringify(value));
});

test('refuses a list for one of its items', () => {
  assert.deepEqual(listOf(house).safeParse([ONE, ONE]).data, [ONE, ONE]);
  assert.equal(listOf(house).safeParse([ONE, {}]).success, false);
  assert.equal(listOf(house).safeParse({ 0: ONE, length: 1 }).success, false);
  assert.equal(shapeOf(isListOf(isText)).safeParse(['a', 1]).success, false);
});

test('a Zod schema is a shape, and the values are what it reads', () => {
  const shouted = listOf(z.string().transform((word) => word.toUpperCase()));
  assert.deepEqual(shouted.safeParse(['a', 'b']).data, ['A', 'B']);
});
