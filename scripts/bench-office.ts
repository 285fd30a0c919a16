import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { z } from 'zod';
import { startProduct } from '../bench/child-server.ts';
import { loadOnSlowPhone, type PageLoad } from '../bench/office/slow-phone.ts';
import { findBrowser } from './find-browser.ts';
import { ensureProductionBuild } from './production-build.ts';

/** How many times each page is opened. */
const RUNS = Number(process.argv[2] ?? 5);
/** What each page shows once it is of use. */
const PAGES = {
  '/property': '.data-table tbody tr',
  '/country': '.data-table tbody tr',
  '/today': 'main ul li a',
};
const STAFF = { userName: 'bench', password: 'Thirteen-slow-phones-31' };
const LogIn = z.object({ token: z.string() });

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

await ensureProductionBuild();
const product = await startProduct({
  DATA_DIR: folder,
  PORT: '0',
  HOST: '127.0.0.1',
  SAMPLE_DATA: '400',
  STAFF_USERNAME: STAFF.userName,
  STAFF_PASSWORD: STAFF.password,
  LOG_LEVEL: 'warn',
});
const origin = `http://127.0.0.1:${product.port}`;
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
const session = await logIn();
console.log(
  `Chromium at a quarter of the speed, 1.6 Mbit/s, 150 ms, no cache; median of ${RUNS} runs\n`,
);
console.log(
  'page        load  scripts     KB  last script  last answer  rows seen  processor  shift',
);
for (const [path, rows] of Object.entries(PAGES)) await measure(path, rows);
await browser.close();
await product.stop();

async function logIn(): Promise<object> {
  const answer = await fetch(`${origin}/api/Acount/authenticate`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(STAFF),
  });
  const { token } = LogIn.parse(await answer.json());
  return { userName: STAFF.userName, token, endsAt: Date.now() + 8 * 60 * 60 * 1000 };
}

async function measure(path: string, rows: string): Promise<void> {
  const loads: PageLoad[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext();
    loads.push(await loadOnSlowPhone(context, origin + path, session, rows));
    await context.close();
  }
  const median = (member: keyof PageLoad, unit = 1) => {
    const values = loads.map((load) => load[member]).sort((one, other) => one - other);
    return (values[Math.floor(values.length / 2)] ?? 0) / unit;
  };
  const seconds = (member: keyof PageLoad) => `${median(member, 1000).toFixed(2)} s`;
  console.log(
    [
      path.padEnd(10),
      (loadavg()[0] ?? 0).toFixed(1).padStart(4),
      String(median('files')).padStart(7),
      median('bytes', 1000).toFixed(0).padStart(5),
      seconds('lastScriptMs').padStart(11),
      seconds('lastAnswerMs').padStart(11),
      seconds('rowsMs').padStart(9),
      seconds('processorMs').padStart(9),
      median('shift').toFixed(3).padStart(6),
    ].join('  '),
  );
}
