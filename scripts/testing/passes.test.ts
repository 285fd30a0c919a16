import assert from 'node:assert/strict';
import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
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
