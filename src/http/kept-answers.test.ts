import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type KeptAnswer, KeptAnswers } from './kept-answers.server.ts';

const answerOf = (size: number): KeptAnswer => ({ version: 1, status: 200, headers: {}, body: new Uint8Array(size) });

test('the answers asked for least recently leave when the memory is used up', () => {
  const kept = new KeptAnswers(100);
  kept.set('a', answerOf(40));
  kept.set('b', answerOf(40));
  kept.get('a', 1);
  kept.set('c', answerOf(40));

  assert.deepEqual(
    ['a', 'b', 'c'].map((key) => kept.has(key)),
    [true, false, true],
  );
});

test('an answer kept again under the same key counts once', () => {
  const kept = new KeptAnswers(100);
  for (let i = 0; i < 10; i += 1) kept.set('a', answerOf(60));
  kept.set('b', answerOf(40));

  assert.equal(kept.has('a'), true);
  assert.equal(kept.has('b'), true);
});

test('an answer larger than all the memory is not kept', () => {
  const kept = new KeptAnswers(100);
  kept.set('a', answerOf(101));

  assert.equal(kept.has('a'), false);
});
