import assert from 'node:assert/strict';
import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { countFlakyRuns } from './flaky-runs.ts';

test('counts in how many runs a test was flaky', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'flaky-'));
  const file = join(folder.path, 'cache/flaky.json');

  countFlakyRuns(file, ['a', 'b']);
  countFlakyRuns(file, []);
  assert.deepEqual(countFlakyRuns(file, ['b', 'b']), { runs: 3, flaky: { a: 1, b: 2 } });
});

test('begins anew when the file is spoilt', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'flaky-'));
  const file = join(folder.path, 'flaky.json');

  for (const spoilt of ['', '{"runs":', '{"runs":-1,"flaky":{}}']) {
    writeFileSync(file, spoilt);
    assert.deepEqual(countFlakyRuns(file, ['a']), { runs: 1, flaky: { a: 1 } });
  }
});
