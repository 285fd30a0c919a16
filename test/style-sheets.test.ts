// Runs alone: its hook would run for all files of the process.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { ensureProductionBuild } from '#scripts/production-build.ts';

const ROOT = join(import.meta.dirname, '..');
const CLIENT = join(ROOT, 'build/client');

before(() => ensureProductionBuild());

/** WCAG 1.3.4: somebody whose phone is fixed to a wheelchair cannot turn it. */
test('no page asks for one orientation of the screen', () => {
  const sheets = globSync('**/*.css', { cwd: CLIENT });
  assert.notEqual(sheets.length, 0);
  for (const sheet of sheets)
    assert.doesNotMatch(readFileSync(join(CLIENT, sheet), 'utf8'), /\(\s*orientation\b/, sheet);
});

/** At each change of such a page Chrome would style all its elements again: a slow phone's 100 ms. */
test('no rule says of every element below a page that has something', () => {
  const sheets = globSync('src/**/*.css', { cwd: ROOT });
  const ofAnyKind = (css: string) =>
    Array.from(css.matchAll(/:has\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)([^,{]*)/g))
      .filter(([, below = '']) => /[\s>+~][*:]/.test(below))
      .map(([rule]) => rule);
  assert.equal(ofAnyKind('.row:has(.offer) > :not(:has(.offer)) {}').length, 1);
  for (const sheet of sheets)
    assert.deepEqual(ofAnyKind(readFileSync(join(ROOT, sheet), 'utf8')), [], sheet);
});
