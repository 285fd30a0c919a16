// Runs alone: its hook would run for all files of the process.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { ensureProductionBuild } from '#scripts/production-build.ts';

const CLIENT = join(import.meta.dirname, '../build/client');

before(() => ensureProductionBuild());

/** WCAG 1.3.4: somebody whose phone is fixed to a wheelchair cannot turn it. */
test('no page asks for one orientation of the screen', () => {
  const sheets = globSync('**/*.css', { cwd: CLIENT });
  assert.notEqual(sheets.length, 0);
  for (const sheet of sheets)
    assert.doesNotMatch(readFileSync(join(CLIENT, sheet), 'utf8'), /\(\s*orientation\b/, sheet);
});
