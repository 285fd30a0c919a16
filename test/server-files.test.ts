// Runs alone: its hooks would run for all files of the process.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { ensureProductionBuild } from '#scripts/production-build.ts';

const ASSETS = join(import.meta.dirname, '../build/server/assets');
/** Characters of code that a start reads. */
const MAX_LENGTH = 3_700_000;

before(() => ensureProductionBuild());

function read(name: string): string {
  const files = globSync(`${name}-*.js`, { cwd: ASSETS });
  assert.equal(files.length, 1, name);
  return readFileSync(join(ASSETS, files[0] ?? ''), 'utf8');
}

test('a start reads one file in ASCII, without the office, React for development and PostgreSQL', () => {
  const code = read('server');

  assert.match(code, /^[\0-~]*$/);
  assert.ok(code.length < MAX_LENGTH, `${code.length} characters`);
  assert.ok(code.includes('function startServer'));
  for (const part of ['createStaticHandler', 'react-dom-server.node.development', 'new pg.Pool'])
    assert.ok(!code.includes(part), part);
});

test('the office comes after the start, with its router', () => {
  assert.ok(read('office').includes('createStaticHandler'));
});
