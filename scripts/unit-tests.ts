import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import type { TestCounts } from './test-counts.ts';

/** Runs the tests of rules, stores and the API: a process a file, as many at once as there are processors. */
export async function runUnitTests(cwd: string, signal: AbortSignal): Promise<TestCounts> {
  const files = globSync(['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'], { cwd }).sort();
  const counts = { passed: 0, failed: files.length, skipped: 0 };
  const stream = run({ cwd, files, signal, concurrency: availableParallelism() });
  stream.on('test:summary', ({ file, success, counts: { tests, passed, skipped, todo } }) => {
    if (file !== undefined) return;
    const failed = tests - passed - skipped - todo;
    Object.assign(counts, { passed, failed: success ? failed : Math.max(failed, 1), skipped: skipped + todo });
  });
  for await (const text of stream.compose(spec)) process.stdout.write(text);
  return counts;
}
