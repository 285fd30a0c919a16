import assert from 'node:assert/strict';
import { globSync, mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { passesOf } from './passes.ts';

/** Not written out, because this file itself does not read it. */
const READS = ['process', 'env', 'TEST_DATABASE'].join('.');

const HELPERS = {
  'test/database.ts': `const dialect = ${READS} ?? 'sqlite';`,
  'test/app.ts': "import { open } from './database.ts';\nimport { client } from './client.ts';",
  'test/client.ts': "import type { App } from '#test/app.ts';",
  'test/texts.ts': '',
};

function settingsOf(source: string, file = 'src/a.test.ts'): string[] {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'passes-'));
  for (const name of ['src', 'test']) mkdirSync(join(folder.path, name));
  for (const [name, text] of Object.entries({ ...HELPERS, [file]: source }))
    writeFileSync(join(folder.path, name), text);
  return passesOf(folder.path, file).map(({ setting }) => setting);
}

test('a file that opens the database of a test, itself or through others, runs on both', () => {
  for (const source of [
    "import { open } from '#test/database.ts';",
    "import { create } from '#test/app.ts';",
    "import { client } from '#test/client.ts';",
    `if (${READS} === 'postgres') test();`,
  ])
    assert.deepEqual(settingsOf(source), ['', 'PostgreSQL'], source);
  assert.deepEqual(settingsOf("import { create } from './app.ts';", 'test/a.test.ts'), [
    '',
    'PostgreSQL',
  ]);
});

test('a file that opens none, or says why one is enough, runs once', () => {
  for (const source of [
    "import { texts } from '#test/texts.ts';",
    "import { open } from './database.ts';",
    "// Runs on SQLite alone: it reads texts.\nimport { create } from '#test/app.ts';",
  ])
    assert.deepEqual(settingsOf(source), [''], source);
});

test('a file runs on S3 when it says so, and over HTTP by its name', () => {
  assert.deepEqual(settingsOf('// Runs on S3 too.\n'), ['', 'S3']);
  assert.deepEqual(settingsOf('// Runs alone: it counts.\n// Runs on S3 too.\n'), ['', 'S3']);
  assert.deepEqual(settingsOf('const media = {};'), ['']);
  assert.deepEqual(settingsOf('', 'src/places-api.test.ts'), ['', 'HTTP']);
});

test('each file that opens a store of photographs runs on S3, too, or starts an S3 store itself', () => {
  const cwd = join(import.meta.dirname, '../..');
  const open = globSync('{src,test}/**/*.test.ts', { cwd }).filter((file) => {
    const source = readFileSync(join(cwd, file), 'utf8');
    return source.includes("'#test/test-media.ts'") && !source.includes('startS3Server(');
  });
  assert.ok(open.length > 0);
  assert.deepEqual(
    open.filter((file) => !passesOf(cwd, file).some(({ setting }) => setting.includes('S3'))),
    [],
  );
});
