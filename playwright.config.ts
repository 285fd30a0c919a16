import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './scripts/find-browser.ts';

const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];
/**
 * A whole Chromium draws pop-ups of its address bar beside every page: half as much work again. Of two such lists the
 * last wins, so it also holds what matters here of Playwright's own.
 */
const NO_WINDOW = [
  ...[
    'InitialWebUI',
    'PreloadTopChromeWebUI',
    'WebUIReloadButton',
    'WebUIOmniboxPopup',
    'WebUIOmniboxFullPopup',
    'WebUIOmniboxAimPopup',
  ],
  ...[
    'HttpsUpgrades',
    'HttpsFirstBalancedModeAutoEnable',
    'PaintHolding',
    'DestroyProfileOnBrowserClose',
  ],
  ...['AimEnabled', 'NetworkTimeServiceQuerying', 'OptimizationHints', 'PreconnectToSearch'],
].join();
/** Chromium's sandbox refuses root. */
const SANDBOX = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/**
 * A new renderer costs more than most pages that it shows: a page and the empty one before it, and all journeys of a
 * worker that share a context, have one.
 */
const ONE_RENDERER = '--renderer-process-limit=1';

/** A page lives for seconds: V8 spends more on optimizing its scripts than they gain. */
const NO_OPTIMIZING = '--js-flags=--no-maglev --no-turbofan';

/** Those that a change cannot reach, when `npm test -- --changed` says so. */
const LEFT_OUT = process.env.LEFT_OUT_JOURNEYS?.split(' ') ?? [];

/** These look at every width themselves. */
const SCREENS = '**/screenshots.test.ts';
/** These change what every page shows, or expect that nobody else adds listings meanwhile. */
const ALONE = '**/*.alone.test.ts';
/** A journey that only CSS tells apart by width runs on a desktop; one that says so, or its file, on a phone. */
const ON_PHONES = /\.phone\.test\.ts|@both-widths/;
/** A dot for each CSS pixel: drawing the seven of a real phone would cost a tenth of the whole run. */
const PHONE = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1,
};
const DESKTOP = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } };

process.env.CHROMIUM ??= findBrowser();

/** The journeys of `e2e`, on a phone and on a desktop, against the production server on a folder of its own. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: true,
  // One more than there are processors, because each waits a fifth of its time.
  workers: availableParallelism() + 1,
  // Ample: a busy machine is no failure.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    // Known once the server has said so, see `wait` below.
    baseURL: process.env.E2E_ORIGIN ?? '',
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: [
        ...[...QUIET, ...SANDBOX, ONE_RENDERER, NO_OPTIMIZING],
        `--disable-features=${NO_WINDOW}`,
      ],
    },
    actionTimeout: 20_000,
    reuseContext: true,
    screenshot: 'only-on-failure',
  },
  projects: [
    // Before the journeys, so that the pictures show the sample catalogue alone.
    { name: 'screens', testMatch: SCREENS, testIgnore: LEFT_OUT },
    {
      name: 'phone',
      testIgnore: [SCREENS, ALONE, ...LEFT_OUT],
      dependencies: ['screens'],
      grep: ON_PHONES,
      use: PHONE,
    },
    {
      name: 'desktop',
      testIgnore: [SCREENS, ALONE, '**/*.phone.test.ts', ...LEFT_OUT],
      dependencies: ['screens'],
      use: DESKTOP,
    },
    {
      name: 'alone',
      testMatch: ALONE,
      testIgnore: LEFT_OUT,
      dependencies: ['phone', 'desktop'],
      workers: 1,
      use: DESKTOP,
    },
  ],
  webServer: {
    command: `exec "${process.execPath}" e2e/start-server.ts`,
    wait: { stdout: /Listening on (?<e2e_origin>http:\S+)/ },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
