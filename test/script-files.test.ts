// Runs alone: its hooks would run for all files of the process.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { ensureProductionBuild } from '#scripts/production-build.ts';

const ASSETS = join(import.meta.dirname, '../build/client/assets');
const IMPORT = /(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g;

before(() => ensureProductionBuild());

/** The files that each file imports before it runs. */
function readImports(): Map<string, string[]> {
  const files = globSync('*.js', { cwd: ASSETS });
  const importsOf = (file: string) =>
    Array.from(readFileSync(join(ASSETS, file), 'utf8').matchAll(IMPORT), ([, name = '']) => name);
  return new Map(files.map((file) => [file, importsOf(file)]));
}

// Modules of two files that import each other may run before what they use exists.
test('no script file imports itself through others', () => {
  const imports = readImports();
  const reached = (from: string, seen = new Set<string>()): Set<string> => {
    for (const file of imports.get(from) ?? []) if (!seen.has(file)) reached(file, seen.add(file));
    return seen;
  };

  assert.ok(imports.size > 50);
  assert.deepEqual(
    [...imports.keys()].filter((file) => reached(file).has(file)),
    [],
  );
});
