// Runs alone: it changes what is the same for all files of the process.
import assert from 'node:assert/strict';
import { globSync, mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { batchesOf } from './batches.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Hooks outside of suites run for all files of a process. */
const CHANGES_ITS_PROCESS =
  /^(?:before|after)(?:Each)?\(|\bglobalThis\b|\bmock\.|\bprocess\.(?:env|on|once|chdir|exit)\b/m;

function filesOfBatches(sources: Record<string, string>, settings = ['']) {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'batches-'));
  for (const name of ['src', 'test']) mkdirSync(join(folder.path, name));
  for (const [file, source] of Object.entries(sources))
    writeFileSync(join(folder.path, file), source);
  const passes = Object.keys(sources).flatMap((file) =>
    settings.map((setting) => ({ file, setting, environment: {} })),
  );
  return batchesOf(folder.path, passes).map(({ files, setting }) => [setting, ...files]);
}

test('files share a process with those that run on the same', () => {
  assert.deepEqual(filesOfBatches({ 'src/a': '', 'src/b': '', 'src/c': '' }, ['', 'S3']), [
    ['', 'src/a', 'src/b', 'src/c'],
    ['S3', 'src/a', 'src/b', 'src/c'],
  ]);
});

test('files that say that they run alone have a process of their own', () => {
  assert.deepEqual(
    filesOfBatches({
      'src/a': 'test();',
      'src/b': '// Runs alone: it changes the clock.\ntest();',
      'test/c': 'test("// Runs alone: no");',
    }),
    [
      ['', 'src/a', 'test/c'],
      ['', 'src/b'],
    ],
  );
});

test('every file that changes its process for others says that it runs alone', () => {
  const silent = globSync(['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts', 'scripts/**/*.test.ts'], {
    cwd: ROOT,
  }).filter((file) => {
    const source = readFileSync(join(ROOT, file), 'utf8');
    return CHANGES_ITS_PROCESS.test(source) && !source.startsWith('// Runs alone: ');
  });

  assert.deepEqual(silent, []);
});

test('a process has at most twelve files', () => {
  const sources = Object.fromEntries(
    Array.from({ length: 13 }, (_, index) => [`src/${index}`, '']),
  );

  assert.deepEqual(
    filesOfBatches(sources).map((batch) => batch.length - 1),
    [12, 1],
  );
});
