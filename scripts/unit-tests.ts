import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import type { TestCounts } from './test-counts.ts';

const NEEDS_DATABASE = /from '#test\/test-(?:app|database|listing|site)/;

const NEEDS_MEDIA = /\b(?:app|source)\.media\b|'#test\/test-listing/;

/** Tests with an S3 store of their own gain nothing from another database or store. */
const HAS_OWN_STORE = /\bstartS3Server\(/;

const TESTS_API = /(?:-api|guard|requests)\.test\.ts$/;

/** A file that hangs fails instead of stopping the run. */
const FILE_TIMEOUT_MS = 15 * 60_000;

/** Repeats tests of a database on PostgreSQL, of photos in S3, and of the API over HTTP. */
export async function runUnitTests(cwd: string, signal: AbortSignal): Promise<TestCounts[]> {
  process.env.NODE_COMPILE_CACHE ??= join(cwd, 'node_modules/.cache/node');
  // Tests in `test` start whole servers and take longest, so they begin first.
  const files = globSync(['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts', 'scripts/**/*.test.ts'], {
    cwd,
  })
    .sort()
    .reverse();
  const sources = files.map((file) => ({ file, text: readFileSync(join(cwd, file), 'utf8') }));
  const matching = (what: RegExp) =>
    sources
      .filter(({ text }) => what.test(text) && !HAS_OWN_STORE.test(text))
      .map(({ file }) => file);

  const onSqlite = await runFiles(cwd, files, signal);
  console.log('\nThe tests over a database once more, on PostgreSQL:\n');
  process.env.TEST_DATABASE = 'postgres';
  const onPostgres = await runFiles(cwd, matching(NEEDS_DATABASE), signal);
  delete process.env.TEST_DATABASE;

  console.log('\nThe tests of pictures once more, in an S3 store:\n');
  process.env.TEST_MEDIA = 's3';
  const inS3 = await runFiles(cwd, matching(NEEDS_MEDIA), signal);
  delete process.env.TEST_MEDIA;

  console.log('\nThe tests of the API once more, through real HTTP:\n');
  process.env.TEST_WIRE = 'http';
  const throughHttp = await runFiles(
    cwd,
    files.filter((file) => TESTS_API.test(file)),
    signal,
  );
  delete process.env.TEST_WIRE;
  return [onSqlite, onPostgres, inS3, throughHttp];
}

/** One process per file, and one more than there are processors, because some processes wait. */
async function runFiles(cwd: string, files: string[], signal: AbortSignal): Promise<TestCounts> {
  const counts = { passed: 0, failed: files.length, skipped: 0 };
  const stream = run({
    cwd,
    files,
    signal,
    concurrency: availableParallelism() + 1,
    timeout: FILE_TIMEOUT_MS,
  });
  stream.on('test:summary', ({ file, success, counts: { tests, passed, skipped, todo } }) => {
    if (file !== undefined) return;
    const failed = tests - passed - skipped - todo;
    Object.assign(counts, {
      passed,
      failed: success ? failed : Math.max(failed, 1),
      skipped: skipped + todo,
    });
  });
  for await (const text of stream.compose(spec)) process.stdout.write(text);
  return counts;
}
