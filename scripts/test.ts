import { join } from 'node:path';
import { startPostgresServer } from '../test/postgres-server.ts';
import { runBrowserTests } from './browser-tests.ts';
import { findBrowser } from './find-browser.ts';
import { ensureProductionBuild } from './production-build.ts';
import { summarize } from './test-counts.ts';
import { runUnitTests } from './unit-tests.ts';

const ROOT = join(import.meta.dirname, '..');

const stopped = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stopped.abort());

try {
  await ensureProductionBuild(stopped.signal);
  process.env.CHROMIUM = findBrowser();
  const postgres = await startPostgresServer();
  process.env.TEST_POSTGRES_URL = postgres.url;

  const runs = [
    ...(await runUnitTests(ROOT, stopped.signal)),
    await runBrowserTests(ROOT, stopped.signal),
  ];
  await postgres.stop();
  console.log(summarize(runs));
  process.exit(runs.every((run) => run.failed === 0 && run.passed > 0) ? 0 : 1);
} catch (error) {
  // A browser or a PostgreSQL server is missing, or the build failed: the message says which.
  console.error(error instanceof Error ? error.message : error);
  console.log(summarize([{ passed: 0, failed: 1, skipped: 0 }]));
  process.exit(1);
}
