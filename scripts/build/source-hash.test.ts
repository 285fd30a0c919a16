import assert from 'node:assert/strict';
import { mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { temporaryFolder } from '#test/start-process.ts';
import { hashOfSources, hashOfTimes } from './source-hash.ts';

const PATHS = ['src', 'package-lock.json', 'absent.json'];

test('a build is old once a file that it reads has changed, and not when a test has', () => {
  using folder = temporaryFolder();
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder.path, path)), { recursive: true });
    writeFileSync(join(folder.path, path), text);
    return hashOfSources(folder.path, PATHS);
  };
  write('package-lock.json', '{}');
  const first = write('src/pages/home.tsx', 'one');

  assert.equal(write('src/pages/home.test.tsx', 'a test'), first);
  assert.equal(write('src/pages/prices.test.ts', 'another'), first);
  assert.equal(write('src/pages/README.md', 'a description'), first);
  assert.equal(write('other/home.tsx', 'elsewhere'), first);

  const hashes = [
    first,
    write('src/pages/home.tsx', 'two'),
    write('src/pages/test.ts', 'no test by its name'),
    write('package-lock.json', '{ }'),
    write('absent.json', ''),
  ];
  rmSync(join(folder.path, 'src/pages/test.ts'));
  hashes.push(hashOfSources(folder.path, PATHS));
  assert.equal(new Set(hashes).size, hashes.length);
});

test('the times of files change with every write, even one that hides it', () => {
  using folder = temporaryFolder();
  const file = join(folder.path, 'package-lock.json');
  const written = new Date(2026, 0, 1);
  writeFileSync(file, 'one');
  utimesSync(file, written, written);
  const first = hashOfTimes(folder.path, PATHS);
  assert.equal(hashOfTimes(folder.path, PATHS), first);

  writeFileSync(`${file}.new`, 'two');
  utimesSync(`${file}.new`, written, written);
  renameSync(`${file}.new`, file);
  assert.notEqual(hashOfTimes(folder.path, PATHS), first);
});
