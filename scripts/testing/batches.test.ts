import assert from 'node:assert/strict';
import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { batchesOf } from './batches.ts';

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

test('files that start servers or change their process have one of their own', () => {
  assert.deepEqual(
    filesOfBatches({
      'src/a': 'test();',
      'test/b': 'test();',
      'src/c': 'beforeEach(() => {});',
      'src/d': 'process.env.A = "b";',
      'src/e': 't.mock.timers.enable();',
      'src/f': 'test("process.env");\ntest("globalThis");',
      'src/g': '  t.after(() => {});',
    }),
    [
      ['', 'src/a', 'src/g'],
      ['', 'test/b'],
      ['', 'src/c'],
      ['', 'src/d'],
      ['', 'src/e'],
      ['', 'src/f'],
    ],
  );
});

test('a process has at most eight files', () => {
  const sources = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`src/${index}`, '']));

  assert.deepEqual(
    filesOfBatches(sources).map((batch) => batch.length - 1),
    [8, 1],
  );
});
