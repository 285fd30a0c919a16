import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { startProduct } from '#bench/child-server.ts';
import type { PageResult } from './results.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const RUNS = 5;
const SAMPLE_LISTINGS = 400;
const CHROME_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
].join(' ');

const Score = z.object({ score: z.number() });
const Measure = z.object({ numericValue: z.number() });
const Report = z.object({
  categories: z.object({
    performance: Score,
    accessibility: Score,
    'best-practices': Score,
    seo: Score,
  }),
  audits: z.object({
    'total-blocking-time': Measure,
    'largest-contentful-paint': Measure,
  }),
});
type Report = z.infer<typeof Report>;

/** Lighthouse on the main public pages in every language, with the sample catalogue. */
export async function measurePages(chrome: string): Promise<PageResult[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    const product = await startProduct({
      DATA_DIR: folder,
      PORT: '0',
      HOST: '127.0.0.1',
      SAMPLE_DATA: String(SAMPLE_LISTINGS),
      LOG_LEVEL: 'silent',
    });
    try {
      const origin = `http://127.0.0.1:${product.port}`;
      const results: PageResult[] = [];
      for (const path of await pagePaths(origin))
        results.push(await measurePage({ origin, path, chrome, folder }));
      return results;
    } finally {
      await product.stop();
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function pagePaths(origin: string): Promise<string[]> {
  const home = await (await fetch(`${origin}/home`)).text();
  const listing = /href="(\/property-details\/[^"?]+)"/.exec(home)?.[1];
  if (listing === undefined) throw new Error('The home page links to no listing.');
  const paths = ['/home', '/explore-properties', listing];
  return ['', '/pa', '/hi'].flatMap((language) => paths.map((path) => `${language}${path}`));
}

interface Page {
  readonly origin: string;
  readonly path: string;
  readonly chrome: string;
  readonly folder: string;
}

/** The run with the median performance. */
async function measurePage(page: Page): Promise<PageResult> {
  const runs: PageResult[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await runLighthouse(page));
  const median = runs
    .toSorted((one, other) => one.performance - other.performance)
    .at(Math.floor(RUNS / 2));
  if (median === undefined) throw new Error('Lighthouse was not run.');
  return median;
}

async function runLighthouse({ origin, path, chrome, folder }: Page): Promise<PageResult> {
  const file = join(folder, 'lighthouse.json');
  await promisify(execFile)(
    'npx',
    [
      ...['--yes', LIGHTHOUSE, `${origin}${path}`, '--quiet', '--output=json'],
      ...[`--output-path=${file}`, `--chrome-flags=${CHROME_FLAGS}`],
    ],
    { env: { ...process.env, CHROME_PATH: chrome } },
  );
  const { categories, audits } = Report.parse(JSON.parse(await readFile(file, 'utf8')));
  const score = (category: keyof Report['categories']) =>
    Math.round(categories[category].score * 100);
  return {
    path,
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    totalBlockingMs: Math.round(audits['total-blocking-time'].numericValue),
    largestContentfulPaintMs: Math.round(audits['largest-contentful-paint'].numericValue),
  };
}
