import { readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { drawChart } from '../bench/product/draw-chart.ts';
import { measureCatalogue } from '../bench/product/measure-catalogue.ts';
import { measurePages } from '../bench/product/measure-pages.ts';
import type { CatalogueResult, Results } from '../bench/product/results.ts';
import { writeTables } from '../bench/product/write-tables.ts';
import { findBrowser } from './find-browser.ts';
import { describeMachine, writeFigures } from './performance-figures.ts';
import { ensureProductionBuild } from './production-build.ts';

const DOCS = join(import.meta.dirname, '../docs');
const CHART = '![Time to an answer by size of the catalogue](performance.svg)';
const MEASURED = /(?<=<!-- measured -->\n)[\s\S]*?(?=<!-- \/measured -->)/;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** An empty PostgreSQL database for each size, instead of SQLite in a temporary folder. */
    postgres: { type: 'string', multiple: true, default: [] },
    /** Lighthouse on the public pages; it is fetched from the npm registry. */
    pages: { type: 'boolean', default: false },
    /** Replaces the figures of `docs/performance.md`. */
    write: { type: 'boolean', default: false },
  },
});
const sizes = positionals.length > 0 ? positionals.map(Number) : [100_000];

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
await ensureProductionBuild();
const load = loadavg()[0] ?? 0;
const catalogues: CatalogueResult[] = [];
for (const [index, listings] of sizes.entries())
  catalogues.push(await measureCatalogue({ listings, databaseUrl: values.postgres[index] }));
const results: Results = {
  ...describeMachine(),
  load,
  catalogues,
  pages: values.pages ? await measurePages(findBrowser()) : [],
};
const tables = writeTables(results);
console.log(`\n${tables}`);
if (values.write) {
  const page = join(DOCS, 'performance.md');
  writeFileSync(
    page,
    readFileSync(page, 'utf8').replace(MEASURED, () => `\n${CHART}\n\n${tables}\n\n`),
  );
  writeFigures(results);
  writeFileSync(join(DOCS, 'performance.svg'), drawChart(catalogues));
}
