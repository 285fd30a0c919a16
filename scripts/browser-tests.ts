import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { TestCounts } from './test-counts.ts';

const Report = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
});

/** Runs the journeys of `e2e`, which start a production server. */
export async function runBrowserTests(cwd: string, signal: AbortSignal): Promise<TestCounts> {
  const report = join(cwd, 'test-results/report.json');
  rmSync(report, { force: true });
  const command = join(cwd, 'node_modules/@playwright/test/cli.js');
  const playwright = spawn(process.execPath, [command, 'test'], { cwd, stdio: 'inherit' });
  signal.addEventListener('abort', () => playwright.kill());
  const [code] = await once(playwright, 'exit');

  const { expected, unexpected, flaky, skipped } = readStats(report);
  const failed = unexpected + flaky;
  // Playwright also fails outside of tests, for example when the server does not start.
  return { passed: expected, failed: code === 0 ? failed : Math.max(failed, 1), skipped };
}

function readStats(report: string) {
  try {
    return Report.parse(JSON.parse(readFileSync(report, 'utf8'))).stats;
  } catch {
    return { expected: 0, unexpected: 1, flaky: 0, skipped: 0 };
  }
}
