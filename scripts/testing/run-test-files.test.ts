// Runs alone: it changes what is the same for all files of the process.
import assert from 'node:assert/strict';
import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { runTestFiles } from './run-test-files.ts';

const NEVER = new AbortController().signal;

const LIMITS = { testMs: 1000, processMs: 20_000 };

/** Runs files of these contents, named `0.test.mjs`, `1.test.mjs` and so on, in one process. */
async function runPlanted(sources: readonly string[], limits = LIMITS) {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'planted-tests-'));
  const imports = "import assert from 'node:assert'; import { test } from 'node:test';\n";
  const files = sources.map((source, index) => {
    writeFileSync(join(folder.path, `${index}.test.mjs`), imports + source);
    return `${index}.test.mjs`;
  });
  const environment = { PLANTED: 'here' };
  const cwd = folder.path;
  // Node.js runs no tests inside of tests, which it knows by this variable.
  delete process.env.NODE_TEST_CONTEXT;
  return await runTestFiles({ cwd, files, setting: 'planted', environment }, NEVER, limits);
}

test('counts what passed and was skipped, and names what failed, file by file', async () => {
  const [first, second] = await runPlanted([
    `
    test('passes', () => assert.equal(process.env.PLANTED, 'here'));
    test('is skipped', { skip: true }, () => {});
    test('has parts', async (t) => {
      await t.test('passes inside', () => {});
      await t.test('fails inside', () => assert.strictEqual(1, 2));
    });
    `,
    "test('passes in the second', () => {});",
  ]);

  assert.deepEqual([first?.file, first?.passed, first?.skipped], ['0.test.mjs', 2, 1]);
  assert.deepEqual(
    first?.failures.map(({ test }) => test),
    ['fails inside'],
  );
  assert.match(first?.failures[0]?.error ?? '', /1 !== 2/);
  assert.deepEqual(
    [second?.file, second?.passed, second?.failures, second?.notRun],
    ['1.test.mjs', 1, [], []],
  );
});

test('names a test that hangs', async () => {
  const [outcome] = await runPlanted([
    `
    const waiting = (resolve) => setTimeout(resolve, 3000);
    test('hangs', () => new Promise(waiting));
    test('passes after it', () => {});
    `,
  ]);

  assert.deepEqual(
    outcome?.failures.map(({ test, error }) => [test, error.split('\n')[0]]),
    [['hangs', 'test timed out after 1000ms']],
  );
  assert.equal(outcome?.passed, 1);
});

test('names a file that does not end', async () => {
  const outcomes = await runPlanted(["test('passes', () => {}); setInterval(() => {}, 1000);"], {
    testMs: 1000,
    processMs: 1500,
  });

  assert.deepEqual(
    outcomes.map(({ failures }) => failures.map(({ test, error }) => [test, error])),
    [[['0.test.mjs', 'It did not end within 1.5 s.']]],
  );
});

test('names the file in which a process fails, and those that it keeps from running', async () => {
  const outcomes = await runPlanted([
    "test('passes', () => {}); test('fails', () => assert.fail('planted'));",
    "test('ends the process', () => new Promise(() => setTimeout(() => process.exit(3), 200)));",
    "test('waits', () => {});",
  ]);

  assert.deepEqual(
    outcomes.map(({ failures, notRun }) => [failures.map(({ test }) => test), notRun]),
    [
      [['fails'], []],
      [['1.test.mjs'], []],
      [[], ['2.test.mjs']],
    ],
  );
});

test('takes a file without tests as passed', async () => {
  const [empty, second] = await runPlanted(['export const nothing = true;', 'export {};']);

  assert.deepEqual([empty?.passed, empty?.failures, second?.notRun], [0, [], []]);
});

test('says why a file could not be loaded', async () => {
  const [broken] = await runPlanted(["throw new Error('planted');"]);

  assert.equal(broken?.failures.length, 1);
  assert.match(broken?.failures[0]?.error ?? '', /planted/);
});
