import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OUTSIDE_TESTS, readJourneyReport } from './journey-report.ts';

function reported(title: string, status: string, result = {}, expectedStatus = 'passed') {
  const results = [{ duration: 1500, errors: [], attachments: [], ...result }];
  const test = { projectName: 'phone', expectedStatus, status, results };
  return { title, file: 'a.test.ts', tests: [test] };
}

function report(specs: readonly unknown[], errors: readonly unknown[] = []): string {
  const inner = { title: 'without scripts', file: 'a.test.ts', specs };
  const suite = { title: 'a.test.ts', file: 'a.test.ts', specs: [], suites: [inner] };
  return JSON.stringify({ suites: [suite], errors });
}

test('names what failed with its error and its screenshot', () => {
  const failed = reported('shows a list', 'unexpected', {
    errors: [{ message: '\u001b[31mError: no list\u001b[39m' }],
    attachments: [{ name: 'screenshot', path: 'test-results/a.png' }],
  });

  assert.deepEqual(readJourneyReport(report([reported('opens', 'expected'), failed]), false), [
    {
      file: 'e2e/a.test.ts',
      setting: 'phone',
      passed: 1,
      skipped: 0,
      notRun: [],
      failures: [
        {
          test: 'without scripts › shows a list',
          error: 'Error: no list',
          attachments: ['test-results/a.png'],
        },
      ],
      seconds: 3,
    },
  ]);
});

test('tells what was skipped from what did not run', () => {
  const skipped = reported('is not for phones', 'skipped', {}, 'skipped');
  const waiting = reported('waits for others', 'skipped');

  const [outcome] = readJourneyReport(report([skipped, waiting]), false);

  assert.deepEqual(
    [outcome?.skipped, outcome?.notRun],
    [1, ['without scripts › waits for others']],
  );
});

test('a run that failed has a failure, whatever its report says', () => {
  const passed = reported('opens', 'expected');
  const failuresOf = (text: string | undefined) =>
    readJourneyReport(text, false).flatMap(({ file, failures }) =>
      failures.map(({ error }) => [file, error]),
    );

  assert.deepEqual(failuresOf(report([passed], [{ message: 'The server did not start.' }])), [
    [OUTSIDE_TESTS, 'The server did not start.'],
  ]);
  for (const text of [undefined, report([passed])])
    assert.deepEqual(failuresOf(text), [
      [OUTSIDE_TESTS, 'Playwright failed; see its output above.'],
    ]);
  assert.deepEqual(readJourneyReport(report([passed]), true)[0]?.failures, []);
});
