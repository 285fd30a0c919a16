import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { costsOf, watchSpending } from './costs.ts';

test('sums the tests of each pass, those that failed and were skipped with them', () => {
  const file = { file: 'a', setting: '', passed: 3, skipped: 1, notRun: [], seconds: 1.2 };
  const failures = [{ test: 'x', error: 'wrong', attachments: [] }];
  const { parts, passes } = costsOf(
    [
      { part: 'build', minutes: 0.01, processorSeconds: 0.2 },
      { part: 'unit tests', minutes: 3.14, processorSeconds: 331.6 },
    ],
    [
      { ...file, failures },
      { ...file, file: 'b', failures: [] },
      { ...file, setting: 'PostgreSQL', failures: [] },
    ],
  );

  assert.deepEqual(parts, [{ part: 'unit tests', minutes: 3.1, processorSeconds: 332 }]);
  assert.deepEqual(passes, [
    { pass: 'SQLite', tests: 9, seconds: 2 },
    { pass: 'PostgreSQL', tests: 4, seconds: 1 },
  ]);
});

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
