import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { watchSpending } from './spent.ts';

const WORK = 'const end = Date.now() + 300; while (Date.now() < end);';

test('counts the processor time of a process that a part started', async () => {
  const { spent, on } = watchSpending();
  assert.equal(await on('waits', async () => 'a result'), 'a result');
  await on('works', async () => spawnSync(process.execPath, ['-e', WORK]));

  assert.deepEqual(
    spent.map(({ part }) => part),
    ['waits', 'works'],
  );
  const [waits, works] = spent.map(({ processorSeconds }) => processorSeconds);
  assert.ok((works ?? 0) >= 0.1, String(works));
  assert.ok((waits ?? 0) < (works ?? 0), String(waits));
  assert.ok((spent[1]?.minutes ?? 0) > 0.3 / 60);
});
