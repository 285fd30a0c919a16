import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgresServer } from '../test/postgres-server.ts';
import { abortOnSignals } from './abort-on-signals.ts';
import { findBrowser } from './find-browser.ts';
import { installFonts } from './install-fonts.ts';
import { ensureProductionBuild } from './production-build.ts';
import { testsOfChange } from './testing/changed/tests-of-change.ts';
import { finalReport, hasPassed } from './testing/final-report.ts';
import { journeyFiles, repeatJourneys, runJourneys } from './testing/journeys.ts';
import { repeatFailed } from './testing/repeat-failed.ts';
import { openRunFolder } from './testing/run-folder.ts';
import { watchSpending } from './testing/spent.ts';
import { repeatUnitTests, runUnitTests, unitTestFiles } from './testing/unit-tests.ts';

const ROOT = join(import.meta.dirname, '..');

const USAGE = 'npm test [-- --changed [BASE]]';

const stopped = abortOnSignals('The tests were interrupted.');
const folder = openRunFolder();
process.env.TMPDIR = folder.path;
const hasSucceeded = await runTests();
folder[Symbol.dispose]();
process.exit(hasSucceeded ? 0 : 1);

/** All tests, or those that uncommitted changes, or changes since a commit, can reach. */
function chooseTests() {
  const { values, positionals } = parseArgs({
    options: { changed: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  if (positionals.length > (values.changed ? 1 : 0)) throw new Error(`Usage: ${USAGE}`);
  return values.changed
    ? testsOfChange(ROOT, positionals[0] ?? 'HEAD')
    : { unitTests: unitTestFiles(ROOT), journeys: journeyFiles(ROOT) };
}

async function runTests(): Promise<boolean> {
  try {
    const chosen = chooseTests();
    if (chosen.unitTests.length + chosen.journeys.length === 0) return true;
    const { spent, on } = watchSpending();
    await on('build', () => ensureProductionBuild(stopped));
    process.env.CHROMIUM = findBrowser();
    installFonts();
    const postgres = await startPostgresServer();
    process.env.TEST_POSTGRES_URL = postgres.url;

    const unitTests = await on('unit tests', () => runUnitTests(ROOT, chosen.unitTests, stopped));
    const journeys = await on('journeys', () => runJourneys(ROOT, chosen.journeys, stopped));
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
