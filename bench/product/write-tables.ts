import type { CatalogueResult, PageResult, Results } from './results.ts';

type Cell = string | number;

/** The results as Markdown. */
export function writeTables({ date, node, processors, load, catalogues, pages }: Results): string {
  const heading = `${date}, Node.js ${node}, ${processors}; load of the machine at the start ${load.toFixed(1)}.`;
  return [
    heading,
    ...(catalogues.length > 0 ? [requestsTable(catalogues), processTable(catalogues)] : []),
    ...(pages.length > 0 ? [pagesTable(pages)] : []),
  ].join('\n\n');
}

function requestsTable(catalogues: readonly CatalogueResult[]): string {
  return table(
    [
      ...['request', 'listings', 'database', 'connections', 'requests/s'],
      ...['p50 ms', 'p99 ms', 'slowest ms', 'of bare Node.js'],
    ],
    catalogues.flatMap(({ listings, database, rows }) =>
      rows.map((row) => [
        ...[row.name, count(listings), database, row.connections],
        ...[count(Math.round(row.requestsPerSecond)), row.p50Ms.toFixed(2), row.p99Ms.toFixed(2)],
        ...[row.slowestMs.toFixed(1), row.ofYardstick.toFixed(2)],
      ]),
    ),
  );
}

function processTable(catalogues: readonly CatalogueResult[]): string {
  return table(
    ['listings', 'database', 'start ms', 'idle MB', 'after load MB'],
    catalogues.map(({ listings, database, startMs, idleMegabytes, afterLoadMegabytes }) => [
      ...[count(listings), database],
      ...[startMs, idleMegabytes, afterLoadMegabytes].map((value) => Math.round(value)),
    ]),
  );
}

function pagesTable(pages: readonly PageResult[]): string {
  return table(
    [
      ...['page', 'performance', 'accessibility', 'best practices', 'SEO'],
      ...['total blocking ms', 'largest paint ms'],
    ],
    pages.map((page) => [
      ...[page.path, page.performance, page.accessibility, page.bestPractices, page.seo],
      ...[page.totalBlockingMs, page.largestContentfulPaintMs],
    ]),
  );
}

function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const line = (cells: readonly Cell[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function count(value: number): string {
  return value.toLocaleString('en');
}
