import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ensureProductionBuild } from '#scripts/production-build.ts';

const ROOT = join(import.meta.dirname, '..');

/** Found in all server code and never in browser code. */
const SERVER_ONLY = [
  /["'`]node:[a-z]/,
  /selectFrom/,
  /begin immediate/,
  /argon2/,
  /STAFF_PASSWORD/,
];

const read = (pattern: string, cwd = ROOT) =>
  globSync(pattern, { cwd }).map((file) => [file, readFileSync(join(cwd, file), 'utf8')] as const);

test('ships no server code to the browser', async () => {
  await ensureProductionBuild();
  const scripts = read('build/client/**/*.js');
  const server = read('src/**/*.ts')
    .map(([, text]) => text)
    .join('');

  for (const mark of SERVER_ONLY) assert.match(server, mark);
  assert.ok(scripts.length > 0);
  for (const [file, text] of scripts) {
    for (const mark of SERVER_ONLY) assert.doesNotMatch(text, mark, file);
  }
});

test('imports no SQL in pages', () => {
  const pages = read('src/{ui,session,web,back-office,document}/**/*.{ts,tsx}');

  assert.ok(pages.length > 0);
  for (const [file, text] of pages)
    assert.doesNotMatch(text, /from '(kysely|pg|node:sqlite|#database\/.*)'/, file);
});
