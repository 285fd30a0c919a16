import { join } from 'node:path';
import { startPostgresServer } from '../test/postgres-server.ts';
import { findBrowser } from './find-browser.ts';
import { installFonts } from './install-fonts.ts';
import { ensureProductionBuild } from './production-build.ts';
import { finalReport, hasPassed } from './testing/final-report.ts';
import { repeatJourneys, runJourneys } from './testing/journeys.ts';
import { repeatFailed } from './testing/repeat-failed.ts';
import { repeatUnitTests, runUnitTests } from './testing/unit-tests.ts';

const ROOT = join(import.meta.dirname, '..');

const stopped = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stopped.abort());

try {
  await ensureProductionBuild(stopped.signal);
  process.env.CHROMIUM = findBrowser();
  installFonts();
  const postgres = await startPostgresServer();
  process.env.TEST_POSTGRES_URL = postgres.url;

  const unitTests = await runUnitTests(ROOT, stopped.signal);
  const journeys = await runJourneys(ROOT, stopped.signal);
  const run = await repeatFailed(unitTests, journeys, {
    unitTests: (outcome) => repeatUnitTests(ROOT, outcome, stopped.signal),
    journeys: () => repeatJourneys(ROOT, stopped.signal),
  });
  await postgres.stop();
  console.log(finalReport(run));
  process.exit(hasPassed(run) ? 0 : 1);
} catch (error) {
  // A browser or a PostgreSQL server is missing, or the build failed: the message says which.
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exit(1);
}
