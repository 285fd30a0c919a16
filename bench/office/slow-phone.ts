import type { BrowserContext, Page } from '@playwright/test';

/** What decides when somebody on a slow phone can use a list; bytes are those of the network. */
export interface PageLoad {
  readonly files: number;
  readonly bytes: number;
  readonly lastScriptMs: number;
  readonly lastAnswerMs: number;
  readonly rowsMs: number;
  /** Of the main thread until the rows are seen. */
  readonly processorMs: number;
  /** Sum of layout shifts until everything late has come. */
  readonly shift: number;
}

const VIEWPORT = { width: 390, height: 844 };
const SLOWER = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
const PRELOADED = /rel="modulepreload" href="([^"]+)"/g;
/** Late parts and offers follow the rows. */
const AFTERWARDS_MS = 5000;

declare global {
  interface Window {
    rowsSeenMs?: number;
    shiftSum?: number;
  }
}

/** Opens an address as a new visitor on a slow phone, whose session lies in the tab. */
export async function loadOnSlowPhone(
  context: BrowserContext,
  address: string,
  session: object,
  rows: string,
): Promise<PageLoad> {
  const page = await context.newPage();
  await page.setViewportSize(VIEWPORT);
  const phone = await context.newCDPSession(page);
  await phone.send('Network.enable');
  await phone.send('Network.setCacheDisabled', { cacheDisabled: true });
  await phone.send('Network.emulateNetworkConditions', NETWORK);
  await phone.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await phone.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.addInitScript(watchPage, { session: JSON.stringify(session), rows });
  const answer = await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.rowsSeenMs !== undefined, undefined, {
    timeout: 120_000,
  });
  const { metrics } = await phone.send('Performance.getMetrics');
  const busy = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  const html = (await answer?.text()) ?? '';
  // Others may have arrived that come late.
  const needed = Array.from(html.matchAll(PRELOADED), ([, path = '']) => path);
  const seen = await readLoad(page, needed);
  await page.waitForTimeout(AFTERWARDS_MS);
  const shift = await page.evaluate(() => window.shiftSum ?? 0);
  return { ...seen, processorMs: busy * 1000, shift };
}

/** Runs in the page before its own scripts. */
function watchPage({ session, rows }: { session: string; rows: string }): void {
  sessionStorage.setItem('currentUser', session);
  window.shiftSum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift: unknown = Reflect.get(entry, 'value');
      window.shiftSum = (window.shiftSum ?? 0) + Number(shift);
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    if (document.querySelector(rows) === null) return void requestAnimationFrame(look);
    setTimeout(() => {
      window.rowsSeenMs ??= performance.now();
    });
  };
  look();
}

/** Of what had arrived when the rows were seen. */
function readLoad(
  page: Page,
  needed: readonly string[],
): Promise<Omit<PageLoad, 'processorMs' | 'shift'>> {
  return page.evaluate((needed) => {
    const rowsMs = window.rowsSeenMs ?? 0;
    const arrived = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= rowsMs);
    const scripts = arrived.filter(({ name }) => needed.includes(new URL(name).pathname));
    const answers = arrived.filter(({ name }) => new URL(name).pathname.startsWith('/api/'));
    return {
      files: scripts.length,
      bytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      lastScriptMs: Math.max(0, ...scripts.map(({ responseEnd }) => responseEnd)),
      lastAnswerMs: Math.max(0, ...answers.map(({ responseEnd }) => responseEnd)),
      rowsMs,
    };
  }, needed);
}
