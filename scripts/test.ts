import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgresServer } from '../test/postgres-server.ts';
import { findBrowser } from './find-browser.ts';
import { installFonts } from './install-packages.ts';
import { ensureProductionBuild } from './production-build.ts';
import { abortOnSignals } from './run-command.ts';
import { testsOfChange } from './testing/changed/tests-of-change.ts';
import { costsOf, keepCosts, readCosts, watchSpending } from './testing/costs.ts';
import { finalReport, hasPassed } from './testing/final-report.ts';
import { countFlakyRuns } from './testing/flaky-runs.ts';
import { journeyFiles, repeatJourneys, runJourneys } from './testing/journeys.ts';
import { repeatFailed } from './testing/repeat-failed.ts';
import { openRunFolder } from './testing/run-folder.ts';
import { repeatUnitTests, runUnitTests, unitTestFiles } from './testing/unit-tests.ts';

const ROOT = join(import.meta.dirname, '..');

const USAGE = 'npm test [-- --changed [BASE] | --write]';
const FLAKY_RUNS = join(ROOT, 'node_modules/.cache/flaky-runs.json');

const stopped = abortOnSignals('The tests were interrupted.');
const folder = openRunFolder();
process.env.TMPDIR = folder.path;
const hasSucceeded = await runTests();
folder[Symbol.dispose]();
process.exit(hasSucceeded ? 0 : 1);

function readOptions() {
  const { values, positionals } = parseArgs({
    options: {
      /** Only the tests that uncommitted changes, or changes since a commit, can reach. */
      changed: { type: 'boolean', default: false },
      /** Keeps in `docs/performance.json` what the run takes. */
      write: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const { changed, write } = values;
  if (positionals.length > (changed ? 1 : 0) || (changed && write))
    throw new Error(`Usage: ${USAGE}`);
  return { base: changed ? (positionals[0] ?? 'HEAD') : undefined, write };
}

async function runTests(): Promise<boolean> {
  try {
    const { base, write } = readOptions();
    const chosen =
      base === undefined
        ? { unitTests: unitTestFiles(ROOT), journeys: journeyFiles(ROOT) }
        : testsOfChange(ROOT, base);
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
    await postgres.stop();
    const costs = base === undefined ? readCosts() : undefined;
    const flaky = run.flaky.map(({ name }) => name);
    const flakyRuns = countFlakyRuns(FLAKY_RUNS, flaky);
    if (write && hasPassed(run)) keepCosts(costsOf(spent, run.outcomes));
    console.log(finalReport(run, spent, { costs, flakyRuns }));
    return hasPassed(run);
  } catch (error) {
    // A browser or a PostgreSQL server is missing, or the build failed: the message says which.
    console.error(error instanceof Error ? error.message : error);
    console.log('0 passed, 1 failed');
    return false;
  }
}
