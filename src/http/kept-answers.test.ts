import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type KeptAnswer, KeptAnswers } from './kept-answers.server.ts';

const answerOf = (size: number): KeptAnswer => ({
  version: 1,
  status: 200,
  headers: {},
  body: new Uint8Array(size),
});

test('drops the least recently used answers when the budget is used up', () => {
  const kept = new KeptAnswers(100_000);
  kept.set('a', answerOf(40_000));
  kept.set('b', answerOf(40_000));
  kept.get('a', 1);
  kept.set('c', answerOf(40_000));

  assert.deepEqual(
    ['a', 'b', 'c'].map((key) => kept.has(key)),
    [true, false, true],
  );
});

test('counts an answer that replaces another only once', () => {
  const kept = new KeptAnswers(100_000);
  for (let i = 0; i < 10; i += 1) kept.set('a', answerOf(60_000));
  kept.set('b', answerOf(30_000));

  assert.equal(kept.has('a'), true);
  assert.equal(kept.has('b'), true);
});

test('does not store an answer larger than the whole budget, and drops no other for it', () => {
  const kept = new KeptAnswers(100_000);
  kept.set('small', answerOf(1));
  kept.set('a', answerOf(100_001));

  assert.equal(kept.has('a'), false);
  assert.equal(kept.has('small'), true);
});

test('counts the bytes of stored answers and no longer those of dropped ones', () => {
  const kept = new KeptAnswers(100_000);
  kept.set('a', answerOf(10_000));
  kept.set('a', answerOf(20_000));
  const bytes = kept.bytes;
  kept.set('b', answerOf(0));
  assert.equal(kept.get('b', 2), undefined);

  assert.deepEqual([kept.size, kept.bytes], [1, bytes]);
  assert.ok(bytes >= 20_000 && bytes < 30_000);
});

test('counts overhead for answers without a body', () => {
  const kept = new KeptAnswers(100_000);
  const keys = Array.from({ length: 1000 }, (_, i) => `key ${i}`);
  for (const key of keys) kept.set(key, answerOf(0));

  assert.ok(keys.filter((key) => kept.has(key)).length < 50);
});
