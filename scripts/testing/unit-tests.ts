import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { FileOutcome } from './outcome.ts';
import { runTestFile } from './run-test-file.ts';

const NEEDS_DATABASE = /from '#test\/test-(?:app|database|listing|site)/;

const NEEDS_MEDIA = /\b(?:app|source)\.media\b|'#test\/test-listing/;

/** Tests with an S3 store of their own gain nothing from another database or store. */
const HAS_OWN_STORE = /\bstartS3Server\(/;

const TESTS_API = /(?:-api|guard|requests)\.test\.ts$/;

interface Pass {
  readonly setting: string;
  readonly environment: Readonly<Record<string, string>>;
  includes(file: string, source: string): boolean;
}

const PASSES: readonly Pass[] = [
  { setting: '', environment: {}, includes: () => true },
  {
    setting: 'PostgreSQL',
    environment: { TEST_DATABASE: 'postgres' },
    includes: (_file, source) => NEEDS_DATABASE.test(source) && !HAS_OWN_STORE.test(source),
  },
  {
    setting: 'S3',
    environment: { TEST_MEDIA: 's3' },
    includes: (_file, source) => NEEDS_MEDIA.test(source) && !HAS_OWN_STORE.test(source),
  },
  {
    setting: 'HTTP',
    environment: { TEST_WIRE: 'http' },
    includes: (file) => TESTS_API.test(file),
  },
];

/** Repeats tests of a database on PostgreSQL, of photos in S3, and of the API over HTTP. */
export async function runUnitTests(cwd: string, stopped: AbortSignal): Promise<FileOutcome[]> {
  process.env.NODE_COMPILE_CACHE ??= join(cwd, 'node_modules/.cache/node');
  // Tests in `test` start whole servers and take longest, so they begin first.
  const files = globSync(['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts', 'scripts/**/*.test.ts'], {
    cwd,
  })
    .sort()
    .reverse()
    .map((file) => ({ file, source: readFileSync(join(cwd, file), 'utf8') }));
  const waiting = PASSES.flatMap((pass) =>
    files
      .filter(({ file, source }) => pass.includes(file, source))
      .map(({ file }) => ({ ...pass, cwd, file })),
  );

  const outcomes: FileOutcome[] = [];
  const runNext = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const outcome = await runTestFile(next, stopped);
      printOutcome(outcome);
      outcomes.push(outcome);
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
): Promise<FileOutcome> {
  const pass = PASSES.find((candidate) => candidate.setting === setting);
  const again = await runTestFile({ cwd, file, setting, environment: {}, ...pass }, stopped);
  printOutcome(again);
  return again;
}

function printOutcome({ file, setting, passed, failures, seconds }: FileOutcome): void {
  const where = setting === '' ? '' : ` [${setting}]`;
  console.log(
    `${failures.length === 0 ? '✔' : '✖'} ${file}${where}: ${passed} passed (${seconds.toFixed(1)} s)`,
  );
  for (const { test, error } of failures) console.log(`  ✖ ${test}\n${error}`);
}
