import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { batchesOf } from './batches.ts';
import type { FileOutcome } from './outcome.ts';
import { passesOf } from './passes.ts';
import { runTestFiles } from './run-test-files.ts';

export function unitTestFiles(cwd: string): string[] {
  return globSync(['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts', 'scripts/**/*.test.ts'], {
    cwd,
  });
}

/** Runs files, and once more those of a database on PostgreSQL, of photos in S3, and of the API over HTTP. */
export async function runUnitTests(
  cwd: string,
  unsorted: readonly string[],
  stopped: AbortSignal,
): Promise<FileOutcome[]> {
  process.env.NODE_COMPILE_CACHE ??= join(cwd, 'node_modules/.cache/node');
  // Tests in `test` start whole servers and take longest, so they begin first.
  const files = unsorted.toSorted().reverse();
  const waiting = batchesOf(
    cwd,
    files.flatMap((file) => passesOf(cwd, file)),
  );

  const outcomes: FileOutcome[] = [];
  const runNext = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      stopped.throwIfAborted();
      const ended = await runTestFiles({ cwd, ...next }, stopped);
      ended.forEach(printOutcome);
      outcomes.push(...ended);
    }
  };
  // One more than there are processors, because some processes wait.
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, runNext));
  return outcomes;
}

/** Runs a file once more, while nothing else runs. */
export async function repeatUnitTests(
  cwd: string,
  { file, setting }: FileOutcome,
  stopped: AbortSignal,
): Promise<FileOutcome[]> {
  const pass = passesOf(cwd, file).find((candidate) => candidate.setting === setting);
  const environment = pass?.environment ?? {};
  const again = await runTestFiles({ cwd, files: [file], setting, environment }, stopped);
  again.forEach(printOutcome);
  return again;
}

function printOutcome({ file, setting, passed, failures, seconds }: FileOutcome): void {
  const where = setting === '' ? '' : ` [${setting}]`;
  console.log(
    `${failures.length === 0 ? '✔' : '✖'} ${file}${where}: ${passed} passed (${seconds.toFixed(1)} s)`,
  );
  for (const { test, error } of failures) console.log(`  ✖ ${test}\n${error}`);
}
