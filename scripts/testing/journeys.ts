import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readJourneyReport } from './journey-report.ts';
import type { FileOutcome } from './outcome.ts';

const RESULTS = 'test-results/journeys';
/** Names the tests that failed or that did not run; Playwright writes it anew after each run. */
const LAST_RUN = join(RESULTS, '.last-run.json');

export function journeyFiles(cwd: string): string[] {
  return globSync('e2e/**/*.test.ts', { cwd });
}

/** Runs some of the journeys of `e2e`, which start a production server. */
export async function runJourneys(
  cwd: string,
  files: readonly string[],
  stopped: AbortSignal,
): Promise<FileOutcome[]> {
  if (files.length === 0) return [];
  const leftOut = journeyFiles(cwd).filter((file) => !files.includes(file));
  // Given as files to run, they would not keep those out that a project must wait for.
  if (leftOut.length > 0)
    process.env.LEFT_OUT_JOURNEYS = leftOut.map((file) => `**/${file}`).join(' ');
  return runPlaywright(cwd, [`--output=${RESULTS}`], stopped);
}

/** Runs those that failed once more, one after the other, and those that they kept from running. */
export function repeatJourneys(cwd: string, stopped: AbortSignal): Promise<FileOutcome[]> {
  return runPlaywright(
    cwd,
    [
      '--last-failed',
      `--last-failed-file=${LAST_RUN}`,
      // Without this, the projects that a failed one depends on would run again.
      '--no-deps',
      '--workers=1',
      '--trace=retain-on-failure',
      '--output=test-results/repeated',
    ],
    stopped,
  );
}

async function runPlaywright(
  cwd: string,
  parameters: readonly string[],
  stopped: AbortSignal,
): Promise<FileOutcome[]> {
  stopped.throwIfAborted();
  const report = join(cwd, 'test-results/report.json');
  rmSync(report, { force: true });
  const command = join(cwd, 'node_modules/@playwright/test/cli.js');
  const playwright = spawn(process.execPath, [command, 'test', ...parameters], {
    cwd,
    stdio: 'inherit',
  });
  // At SIGTERM it would leave the server behind.
  stopped.addEventListener('abort', () => playwright.kill('SIGINT'));
  const [code] = await once(playwright, 'exit');

  return readJourneyReport(
    existsSync(report) ? readFileSync(report, 'utf8') : undefined,
    code === 0,
  );
}
