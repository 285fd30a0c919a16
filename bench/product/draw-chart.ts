import type { CatalogueResult } from './results.ts';

const WIDTH = 720;
const ROW = 26;
const GAP = 18;
const LABELS = 250;
const BARS = WIDTH - LABELS - 90;
/** From a tenth of a millisecond to ten seconds. */
const LOWEST = -1;
const HIGHEST = 4;

/** Half and 99 of 100 answers of each kind of request, by size of the catalogue, as SVG. */
export function drawChart(catalogues: readonly CatalogueResult[]): string {
  const names = [...new Set(catalogues.flatMap(({ rows }) => rows.map(keyOf)))];
  const groupHeight = (catalogues.length + 1) * ROW + GAP;
  const groups = names.map((name, index) => {
    const bars = catalogues.flatMap(({ listings, database, rows }, position) => {
      const row = rows.find((row) => keyOf(row) === name);
      if (row === undefined) return [];
      const top = (position + 1) * ROW;
      const [from, to] = [widthOf(row.p50Ms), widthOf(row.p99Ms)];
      return [
        `<text x="${LABELS - 10}" y="${top + 15}" text-anchor="end">${listings.toLocaleString('en')} · ${database}</text>`,
        `<rect x="${LABELS}" y="${top + 3}" width="${to}" height="${ROW - 8}" rx="3" class="p99"/>`,
        `<rect x="${LABELS}" y="${top + 3}" width="${from}" height="${ROW - 8}" rx="3" class="p50"/>`,
        `<text x="${LABELS + to + 6}" y="${top + 15}">${row.p50Ms.toFixed(1)} / ${row.p99Ms.toFixed(1)} ms</text>`,
      ];
    });
    const title = `<text x="0" y="16" class="title">${name}</text>`;
    return `<g transform="translate(0 ${index * groupHeight})">${[title, ...bars].join('')}</g>`;
  });
  const height = names.length * groupHeight;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="system-ui, sans-serif" font-size="13"><title>Time to an answer, p50 and p99, on a logarithmic scale</title><style>text{fill:#444}.title{font-weight:600}.p50{fill:#0f6b4f}.p99{fill:#b9d8cc}@media(prefers-color-scheme:dark){text{fill:#ccc}}</style>${groups.join('')}</svg>\n`;
}

function keyOf({ name, connections }: CatalogueResult['rows'][number]): string {
  return `${name}, ${connections === 1 ? '1 connection' : `${connections} connections`}`;
}

function widthOf(milliseconds: number): number {
  const decades = Math.log10(Math.max(milliseconds, 10 ** LOWEST)) - LOWEST;
  return Math.max(2, Math.round((decades / (HIGHEST - LOWEST)) * BARS));
}
