import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boundedQueue, QueueFull } from './bounded-queue.ts';

test('limits running and waiting jobs and rejects the rest', async () => {
  const queue = boundedQueue({ concurrency: 2, maxWaiting: 3 });
  let running = 0;
  let most = 0;
  const job = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    return 'done';
  };

  const results = await Promise.allSettled(Array.from({ length: 7 }, () => queue(job)));

  assert.equal(most, 2);
  assert.deepEqual(
    results.map((result) =>
      result.status === 'fulfilled' ? result.value : result.reason instanceof QueueFull,
    ),
    ['done', 'done', 'done', 'done', 'done', true, true],
  );
  assert.equal(await queue(job), 'done');
});

test('starts the next job after one that failed', async () => {
  const queue = boundedQueue({ concurrency: 1, maxWaiting: 5 });

  const failing = queue(() => Promise.reject(new Error('no')));
  const next = queue(async () => 'done');

  await assert.rejects(failing, /no/);
  assert.equal(await next, 'done');
});

test('rejects a job that waits too long, and runs the ones after it', async () => {
  const queue = boundedQueue({ concurrency: 1, maxWaiting: 5, maxWaitMs: 30 });
  const running = Promise.withResolvers<void>();
  const first = queue(() => running.promise);

  await assert.rejects(
    queue(async () => 'never'),
    QueueFull,
  );
  running.resolve();
  await first;
  assert.equal(await queue(async () => 'done'), 'done');
});
