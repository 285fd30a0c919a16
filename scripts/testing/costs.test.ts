import assert from 'node:assert/strict';
import { test } from 'node:test';
import { costsOf } from './costs.ts';

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
