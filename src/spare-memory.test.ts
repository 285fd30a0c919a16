// Runs alone: it measures the heap of its process.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { getHeapStatistics } from 'node:v8';
import { spareMemoryWhenIdle } from './spare-memory.server.ts';

const MEGABYTES = 1024 * 1024;

const heapMegabytes = () => getHeapStatistics().total_physical_size / MEGABYTES;

/** Leaves garbage behind, which stays until somebody collects it. */
function fillHeap(): number {
  let kept: object[] = [];
  while (heapMegabytes() < 200) kept = [...kept.slice(-200_000), ...makeObjects()];
  kept.length = 0;
  return heapMegabytes();
}

function makeObjects(): object[] {
  return Array.from({ length: 50_000 }, (_, index) => ({ index, text: `listing ${index}` }));
}

test('an idle process gives back what it took for its start and for a rush', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] });
  const started = fillHeap();
  const stop = spareMemoryWhenIdle();
  await waitUntil(() => heapMegabytes() < started - 100);

  const rushed = fillHeap();
  t.mock.timers.tick(10_000);
  assert.ok(heapMegabytes() > rushed - 10, 'a process at work collects nothing by itself');
  await sleep(1000);
  t.mock.timers.tick(10_000);
  await waitUntil(() => heapMegabytes() < rushed - 100);
  stop();
});

async function waitUntil(isSo: () => boolean): Promise<void> {
  for (let tries = 0; !isSo(); tries += 1) {
    assert.ok(tries < 100, `the heap still has ${Math.round(heapMegabytes())} MB`);
    await sleep(50);
  }
}
