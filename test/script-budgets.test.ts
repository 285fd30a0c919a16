// Runs alone: its hooks would run for all files of the process.
import assert from 'node:assert/strict';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { ensureProductionBuild } from '#scripts/production-build.ts';

const CLIENT = join(import.meta.dirname, '../build/client');
const ENTRY = 'src/entry.public.tsx';

/** Kilobytes of scripts, compressed with brotli, that the first load of a page may fetch. */
const BUDGETS = {
  'src/web/pages/home/page.tsx': 82,
  'src/web/pages/about/page.tsx': 79,
  'src/web/pages/legal/page.tsx': 78,
  'src/web/pages/explore/page.tsx': 94,
  'src/web/pages/listing/page.tsx': 86,
  'src/web/pages/login/page.tsx': 82,
};

/** By the source of its first module. */
type Manifest = Readonly<Record<string, Chunk>>;

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

before(() => ensureProductionBuild());

function filesOf(manifest: Manifest, name: string): string[] {
  const { file, imports = [] } = manifest[name] ?? {};
  assert.ok(file !== undefined, name);
  return [file, ...imports.flatMap((imported) => filesOf(manifest, imported))];
}

for (const [page, budget] of Object.entries(BUDGETS)) {
  test(`the scripts of ${page} stay within ${budget} KB`, () => {
    const manifest: Manifest = JSON.parse(
      readFileSync(join(CLIENT, '.vite/manifest.json'), 'utf8'),
    );
    const files = new Set([ENTRY, page].flatMap((name) => filesOf(manifest, name)));
    const kilobytes =
      [...files].reduce((sum, file) => sum + statSync(join(CLIENT, `${file}.br`)).size, 0) / 1000;

    assert.ok(kilobytes <= budget, `${kilobytes.toFixed(1)} KB`);
    assert.ok(kilobytes > budget - 4, `${kilobytes.toFixed(1)} KB: the budget can be smaller`);
    assert.deepEqual(
      [...files].filter((file) => file.includes('router')),
      [],
    );
  });
}
