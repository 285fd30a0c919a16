import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom } from '#bench/random.ts';
import { countView } from '#web/shell/page-views.ts';
import { type AttackedServer, withServer } from './attacked-server.ts';
import { offerLoad } from './open-loop.ts';
import type { Settings } from './settings.ts';
import { printTable, tally } from './table.ts';

const MADE_UP_VIEWS = 15_000;
const REAL_VIEWS_PER_SECOND = 20;
const FLUSH_MS = 6000;
const BROWSER = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

/** Sends views of listings that do not exist from made-up sites, and real ones among them. */
export async function pageViews({ seconds, listings, limitMegabytes }: Settings): Promise<void> {
  let folder = '';
  let before = 0;
  const sent = REAL_VIEWS_PER_SECOND * seconds;
  await withServer({ listings, limitMegabytes }, async (server) => {
    folder = server.folder;
    before = databaseBytes(folder);
    const random = createRandom(4);
    const load = { seconds, drainSeconds: 30, maxConnections: 3000 };
    const statuses: number[] = [];
    const [madeUp] = await Promise.all([
      offerLoad(server.port, { ...load, requestsPerSecond: MADE_UP_VIEWS / seconds }, () =>
        view(
          `/property-details/x-${1e8 + random.below(8e8)}`,
          `https://site${random.below(1e9)}.example/`,
        ),
      ),
      ...Array.from({ length: sent }, async (_, index) => {
        await sleep((index / REAL_VIEWS_PER_SECOND) * 1000);
        const path = `/property-details/y-${(index % listings) + 1}`;
        await countView(path, '', sendTo(server.port, statuses));
      }),
    ]);
    await sleep(FLUSH_MS);
    const { rows, realViews } = readCounts(server, listings);
    printTable(`page views: ${MADE_UP_VIEWS} made-up ones in ${seconds} s`, [
      ['made-up ones were answered', tally(madeUp.samples.map(({ status }) => status))],
      ['rows stored', rows],
      ['database before, after', `${kilobytes(before)}, ${kilobytes(databaseBytes(folder))}`],
      ['real views sent', sent],
      ['tries to send them were answered', tally(statuses)],
      ['real views lost', sent - realViews, '0'],
      ...server.memoryRows(),
    ]);
  });
}

function view(path: string, referrer: string): string {
  const body = JSON.stringify({ path, referrer });
  return [
    'POST /api/PageView HTTP/1.1',
    'Host: bench',
    `User-Agent: ${BROWSER}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    '',
    body,
  ].join('\r\n');
}

/** As the browser's `fetch`; keeps the status of each answer. */
function sendTo(port: number, statuses: number[]) {
  return async (path: string, { headers, ...init }: RequestInit = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      ...init,
      headers: { ...Object.fromEntries(new Headers(headers)), 'User-Agent': BROWSER },
    });
    statuses.push(response.status);
    return response;
  };
}

function databaseBytes(folder: string): number {
  return ['catalogue.sqlite', 'catalogue.sqlite-wal']
    .map((file) => statSync(join(folder, file), { throwIfNoEntry: false })?.size ?? 0)
    .reduce((sum, size) => sum + size, 0);
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1024)} KB`;
}

function readCounts({ folder }: AttackedServer, listings: number) {
  const database = new DatabaseSync(join(folder, 'catalogue.sqlite'), { readOnly: true });
  const row = database
    .prepare(
      `select count(*) as rows, coalesce(sum(case when path like '/property-details/%'
         and cast(substr(path, 19) as integer) <= ? then views end), 0) as real_views from page_view`,
    )
    .get(listings);
  database.close();
  return { rows: Number(row?.rows), realViews: Number(row?.real_views) };
}
