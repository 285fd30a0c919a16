import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CachedAnswer, ReadyAnswerCache } from './ready-answer.server.ts';

const answerOf = (size: number, version = 1) =>
  new CachedAnswer(version, 200, {}, new Uint8Array(size));

test('drops the least recently used answers when the budget is used up', () => {
  const cache = new ReadyAnswerCache(100_000);
  cache.set('a', answerOf(40_000));
  cache.set('b', answerOf(40_000));
  cache.get('a', 1);
  cache.set('c', answerOf(40_000));

  assert.deepEqual(
    ['a', 'b', 'c'].map((key) => cache.has(key)),
    [true, false, true],
  );
});

test('counts an answer that replaces another only once', () => {
  const cache = new ReadyAnswerCache(100_000);
  for (let i = 0; i < 10; i += 1) cache.set('a', answerOf(60_000));
  cache.set('b', answerOf(30_000));

  assert.equal(cache.has('a'), true);
  assert.equal(cache.has('b'), true);
});

test('does not store an answer larger than the whole budget, and drops no other for it', () => {
  const cache = new ReadyAnswerCache(100_000);
  cache.set('small', answerOf(1));
  cache.set('a', answerOf(100_001));

  assert.equal(cache.has('a'), false);
  assert.equal(cache.has('small'), true);
});

test('counts the bytes of stored answers and no longer those of dropped ones', () => {
  const cache = new ReadyAnswerCache(100_000);
  cache.set('a', answerOf(10_000));
  cache.set('a', answerOf(20_000));
  const bytes = cache.bytes;
  cache.set('b', answerOf(0));
  assert.equal(cache.get('b', 2), undefined);

  assert.deepEqual([cache.size, cache.bytes], [1, bytes]);
  assert.ok(bytes >= 20_000 && bytes < 30_000);
});

test('counts overhead for answers without a body', () => {
  const cache = new ReadyAnswerCache(100_000);
  const keys = Array.from({ length: 1000 }, (_, i) => `key ${i}`);
  for (const key of keys) cache.set(key, answerOf(0));

  assert.ok(keys.filter((key) => cache.has(key)).length < 50);
});

test('replaces an answer, but none of a newer version', () => {
  const cache = new ReadyAnswerCache(100_000);
  const [first, smaller, newer] = [answerOf(2), answerOf(1), answerOf(2, 2)];

  cache.set('a', first);
  cache.replace('a', first, smaller);
  assert.equal(cache.get('a', 1), smaller);

  cache.set('a', newer);
  cache.replace('a', smaller, first);
  assert.equal(cache.get('a', 2), newer);
});
