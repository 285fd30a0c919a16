import assert from 'node:assert/strict';
import { test } from 'node:test';
import { finalReport, hasPassed } from './final-report.ts';
import { OUTSIDE_TESTS } from './journey-report.ts';
import type { FileOutcome } from './outcome.ts';
import { type Repeats, repeatFailed } from './repeat-failed.ts';

function outcome(file: string, more: Partial<FileOutcome> & { failing?: string[] }): FileOutcome {
  const failures = (more.failing ?? []).map((name) => ({
    test: name,
    error: `${name} is wrong`,
    attachments: [],
  }));
  return { file, setting: '', passed: 0, skipped: 0, notRun: [], seconds: 1, failures, ...more };
}

const REPEATS_NOTHING: Repeats = {
  unitTests: () => Promise.reject(new Error('repeated')),
  journeys: () => Promise.reject(new Error('repeated')),
};

test('repeats nothing of a run that passed', async () => {
  const run = await repeatFailed([outcome('a', { passed: 3 })], [], REPEATS_NOTHING);

  assert.equal(hasPassed(run), true);
  assert.match(finalReport(run), /\n3 passed, 0 failed$/);
});

test('counts what passes alone as passed, and names it', async () => {
  const run = await repeatFailed(
    [outcome('a', { passed: 3 }), outcome('b', { passed: 1, failing: ['shaky', 'broken'] })],
    [],
    {
      ...REPEATS_NOTHING,
      unitTests: async ({ file }) => [outcome(file, { passed: 2, failing: ['broken'] })],
    },
  );

  assert.equal(hasPassed(run), false);
  assert.deepEqual(
    run.flaky.map(({ name }) => name),
    ['b › shaky'],
  );
  assert.match(
    finalReport(run),
    /Failed:\n {2}✖ b › broken\n {6}broken is wrong\n\nFlaky[^\n]*\n {2}⚠ b › shaky\n[\s\S]*\n5 passed, 1 failed$/,
  );
});

test('runs files that another of their process kept from running', async () => {
  const run = await repeatFailed(
    [outcome('a', { failing: ['a'] }), outcome('b', { notRun: ['b'] })],
    [],
    { ...REPEATS_NOTHING, unitTests: async ({ file }) => [outcome(file, { passed: 2 })] },
  );

  assert.equal(hasPassed(run), true);
  assert.match(finalReport(run), /\n4 passed, 0 failed$/);
});

test('adds repeated journeys, and those that others had kept from running', async () => {
  const run = await repeatFailed(
    [],
    [
      outcome('c', { setting: 'phone', passed: 7, failing: ['shaky'] }),
      outcome('c', { setting: 'desktop', passed: 8 }),
      outcome('d', { setting: 'alone', notRun: ['waits'] }),
    ],
    {
      ...REPEATS_NOTHING,
      journeys: async () => [
        outcome('c', { setting: 'phone', passed: 1 }),
        outcome('d', { setting: 'alone', passed: 1 }),
      ],
    },
  );

  assert.equal(hasPassed(run), true);
  assert.match(finalReport(run), /⚠ c › shaky \[phone\]\n[\s\S]*\n17 passed, 0 failed$/);
});

test('repeats a journey run whose server had not started', async () => {
  const run = await repeatFailed([], [outcome(OUTSIDE_TESTS, { failing: [OUTSIDE_TESTS] })], {
    ...REPEATS_NOTHING,
    journeys: async () => [outcome('c', { passed: 9 })],
  });

  assert.equal(hasPassed(run), true);
  assert.match(finalReport(run), /⚠ playwright\.config\.ts\n[\s\S]*\n9 passed, 0 failed$/);
});

test('does not repeat more than five failures', async () => {
  const failing = ['1', '2', '3', '4', '5', '6'];
  const run = await repeatFailed([outcome('a', { failing })], [], REPEATS_NOTHING);

  assert.equal(hasPassed(run), false);
  assert.match(finalReport(run), /\n0 passed, 6 failed$/);
});

test('a run in which a test was kept from running has failed', async () => {
  const run = { outcomes: [outcome('a', { passed: 2, notRun: ['waits'] })], flaky: [] };

  assert.equal(hasPassed(run), false);
  assert.match(finalReport(run), /- a › waits\n[\s\S]*\n2 passed, 1 failed$/);
});

test('ends with the ten slowest files, the slowest first', () => {
  const outcomes = Array.from({ length: 12 }, (_, seconds) =>
    outcome(`file-${seconds}`, { passed: 1, skipped: 1, seconds }),
  );
  const report = finalReport({ outcomes, flaky: [] });

  assert.match(report, /Slowest files:\n {4}11\.0 s {2}file-11\n {4}10\.0 s {2}file-10\n/);
  assert.doesNotMatch(report, /file-1$/m);
  assert.match(report, /\n12 passed, 0 failed, 12 skipped$/);
});

test('says what each part of the run took', () => {
  const run = { outcomes: [outcome('a', { passed: 1 })], flaky: [] };
  const spent = [
    { part: 'build', minutes: 0.25, processorSeconds: 21.6 },
    { part: 'journeys', minutes: 4, processorSeconds: 400 },
  ];
  const machine = { date: '2026-11-25', node: 'v24', processors: '2 × EPYC' };
  const parts = [{ part: 'journeys', minutes: 3.9, processorSeconds: 390 }];

  assert.match(
    finalReport(run, spent),
    /processors:\n {5}0\.3 {6}22 {2}build\n {5}4\.0 {5}400 {2}journeys\n\n1 passed/,
  );
  assert.match(
    finalReport(run, spent, { costs: { ...machine, parts, passes: [] } }),
    /processors \(on 2026-11-25, 2 × EPYC\):\n.* build\n.* journeys \(3\.9, 390\)\n\n1 passed/,
  );
});

test('says in how many runs a test was flaky, though it was not in this one', () => {
  const run = { outcomes: [outcome('a', { passed: 1 })], flaky: [] };
  const report = finalReport(run, [], { flakyRuns: { runs: 7, flaky: { 'b › shaky': 2 } } });

  assert.match(report, /Flaky in 7 runs here:\n {2}2 × b › shaky\n\nSlowest/);
  assert.doesNotMatch(finalReport(run, [], { flakyRuns: { runs: 7, flaky: {} } }), /Flaky/);
});
