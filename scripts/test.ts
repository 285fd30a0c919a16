import { join } from 'node:path';
import { startPostgresServer } from '../test/postgres-server.ts';
import { abortOnSignals } from './abort-on-signals.ts';
import { findBrowser } from './find-browser.ts';
import { installFonts } from './install-fonts.ts';
import { ensureProductionBuild } from './production-build.ts';
import { finalReport, hasPassed } from './testing/final-report.ts';
import { repeatJourneys, runJourneys } from './testing/journeys.ts';
import { repeatFailed } from './testing/repeat-failed.ts';
import { openRunFolder } from './testing/run-folder.ts';
import { watchSpending } from './testing/spent.ts';
import { repeatUnitTests, runUnitTests } from './testing/unit-tests.ts';

const ROOT = join(import.meta.dirname, '..');

const stopped = abortOnSignals('The tests were interrupted.');
const folder = openRunFolder();
process.env.TMPDIR = folder.path;
const hasSucceeded = await runTests();
folder[Symbol.dispose]();
process.exit(hasSucceeded ? 0 : 1);

async function runTests(): Promise<boolean> {
  try {
    const { spent, on } = watchSpending();
    await on('build', () => ensureProductionBuild(stopped));
    process.env.CHROMIUM = findBrowser();
    installFonts();
    const postgres = await startPostgresServer();
    process.env.TEST_POSTGRES_URL = postgres.url;

    const unitTests = await on('unit tests', () => runUnitTests(ROOT, stopped));
    const journeys = await on('journeys', () => runJourneys(ROOT, stopped));
    const run = await on('repeats', () =>
      repeatFailed(unitTests, journeys, {
        unitTests: (outcome) => repeatUnitTests(ROOT, outcome, stopped),
        journeys: () => repeatJourneys(ROOT, stopped),
      }),
    );
    stopped.throwIfAborted();
    // Its processor time is known once it has ended.
    await on('PostgreSQL', () => postgres.stop());
    console.log(finalReport(run, spent));
    return hasPassed(run);
  } catch (error) {
    // A browser or a PostgreSQL server is missing, or the build failed: the message says which.
    console.error(error instanceof Error ? error.message : error);
    console.log('0 passed, 1 failed');
    return false;
  }
}
