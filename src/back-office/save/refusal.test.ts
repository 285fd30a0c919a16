import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refusalOf } from './refusal.ts';

const problem = (status: number, rest: object = {}) => ({
  type: 'about:blank',
  title: 'x',
  status,
  detail: 'What the server says.',
  ...rest,
});

test("keeps the server's message and field errors", () => {
  const errors = { 'house.totalArea': ['Please enter a positive value.'] };
  const refusal = refusalOf(400, problem(400, { errors }));
  assert.equal(refusal.message, 'What the server says.');
  assert.deepEqual(refusal.errors, errors);
});

test('says how many listings prevent a removal', () => {
  assert.equal(refusalOf(409, problem(409, { listings: 12 })).listings, 12);
});

test('names the wait in seconds or minutes', () => {
  const wait = (seconds: string | null) => refusalOf(429, problem(429), seconds).message;
  assert.equal(wait('1'), 'Too many attempts. Please try again in 1 second.');
  assert.equal(wait('59'), 'Too many attempts. Please try again in 59 seconds.');
  assert.equal(wait('61'), 'Too many attempts. Please try again in 2 minutes.');
  assert.equal(wait(null), 'Too many attempts. Please try again in 1 minute.');
});

test('gives a sentence for an answer without a problem document', () => {
  for (const body of [undefined, null, '<html>', 7, [], {}]) {
    for (const status of [400, 401, 404, 409, 412, 413, 415, 429, 500, 502, 503]) {
      assert.match(refusalOf(status, body).message, /^[A-Z].*\.$/, `${status} ${body}`);
    }
  }
});
