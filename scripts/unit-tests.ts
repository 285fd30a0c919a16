import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import type { TestCounts } from './test-counts.ts';

/** What a test of a store or of the API imports. */
const NEEDS_DATABASE = /from '#test\/test-(?:app|database|site)/;

/** What looks into the media store of the product under test. */
const NEEDS_MEDIA = /\b(?:app|source)\.media\b/;

/** What brings its own S3 store has nothing to learn from another database or another store. */
const HAS_OWN_STORE = /\bstartS3Server\(/;

/** What calls the API as a client does. */
const TESTS_API = /(?:-api|guard|requests)\.test\.ts$/;

/** Runs the tests of rules, stores and the API: those over a database on SQLite and then on PostgreSQL, those of pictures also in an S3 store, those of the API also through HTTP. */
export async function runUnitTests(cwd: string, signal: AbortSignal): Promise<TestCounts[]> {
  // Some hundred processes read the same files.
  process.env.NODE_COMPILE_CACHE ??= join(cwd, 'node_modules/.cache/node');
  // Those in `test` start whole servers and take longest: they begin first, so that nobody waits for one of them in the end.
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

/** A process a file; one more at once than there are processors, since some wait for others. */
async function runFiles(cwd: string, files: string[], signal: AbortSignal): Promise<TestCounts> {
  const counts = { passed: 0, failed: files.length, skipped: 0 };
  const stream = run({ cwd, files, signal, concurrency: availableParallelism() + 1 });
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
