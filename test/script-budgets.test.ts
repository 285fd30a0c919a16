// Runs alone: its hooks would run for all files of the process.
import assert from 'node:assert/strict';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { ensureProductionBuild } from '#scripts/production-build.ts';

const CLIENT = join(import.meta.dirname, '../build/client');

/** Kilobytes of scripts, compressed with brotli, that the first load of a page may fetch. */
const BUDGETS = {
  'web/pages/home/page': 118,
  'web/pages/about/page': 116,
  'web/pages/legal/privacy-policy': 116,
  'web/pages/explore/page': 131,
  'web/pages/listing/page': 123,
  'web/pages/login/page': 120,
};

interface Part {
  readonly module: string;
  readonly imports?: readonly string[];
}

interface Manifest {
  readonly url: string;
  readonly entry: Part;
  readonly routes: Readonly<Record<string, Part>>;
}

before(() => ensureProductionBuild());

function readManifest(): Manifest {
  const texts = globSync('assets/manifest-*.js', { cwd: CLIENT }).map((file) =>
    readFileSync(join(CLIENT, file), 'utf8'),
  );
  const start = 'window.__reactRouterManifest=';
  const manifest = texts.find((text) => text.startsWith(start));
  return JSON.parse(manifest?.slice(start.length).replace(/;\s*$/, '') ?? '');
}

for (const [page, budget] of Object.entries(BUDGETS)) {
  test(`the scripts of ${page} stay within ${budget} KB`, () => {
    const { url, entry, routes } = readManifest();
    const { root, [page]: route } = routes;
    assert.ok(root !== undefined && route !== undefined);
    const parts = [entry, root, route];
    const files = new Set([
      url,
      ...parts.flatMap(({ module, imports = [] }) => [module, ...imports]),
    ]);
    const kilobytes =
      [...files].reduce((sum, file) => sum + statSync(join(CLIENT, `${file}.br`)).size, 0) / 1000;

    assert.ok(kilobytes <= budget, `${kilobytes.toFixed(1)} KB`);
    assert.ok(kilobytes > budget - 4, `${kilobytes.toFixed(1)} KB: the budget can be smaller`);
  });
}
