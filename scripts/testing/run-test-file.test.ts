import assert from 'node:assert/strict';
import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { runTestFile } from './run-test-file.ts';

// Node.js runs no tests inside of tests, which it knows by this variable.
delete process.env.NODE_TEST_CONTEXT;

const NEVER = new AbortController().signal;

async function runPlanted(source: string, limits = { testMs: 1000, fileMs: 20_000 }) {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'planted-tests-'));
  const imports = "import assert from 'node:assert'; import { test } from 'node:test';\n";
  writeFileSync(join(folder.path, 'planted.test.mjs'), imports + source);
  return await runTestFile(
    {
      cwd: folder.path,
      file: 'planted.test.mjs',
      setting: 'planted',
      environment: { PLANTED: 'here' },
    },
    NEVER,
    limits,
  );
}

test('counts what passed and was skipped, and names what failed', async () => {
  const outcome = await runPlanted(`
    test('passes', () => assert.equal(process.env.PLANTED, 'here'));
    test('is skipped', { skip: true }, () => {});
    test('has parts', async (t) => {
      await t.test('passes inside', () => {});
      await t.test('fails inside', () => assert.strictEqual(1, 2));
    });
  `);

  assert.deepEqual([outcome.passed, outcome.skipped], [2, 1]);
  assert.deepEqual(
    outcome.failures.map(({ test }) => test),
    ['fails inside'],
  );
  assert.match(outcome.failures[0]?.error ?? '', /1 !== 2/);
});

test('names a test that hangs', async () => {
  const { failures, passed } = await runPlanted(`
    const waiting = (resolve) => setTimeout(resolve, 3000);
    test('hangs', () => new Promise(waiting));
    test('passes after it', () => {});
  `);

  assert.deepEqual(
    failures.map(({ test, error }) => [test, error.split('\n')[0]]),
    [['hangs', 'test timed out after 1000ms']],
  );
  assert.equal(passed, 1);
});

test('names a file that does not end, and one that cannot be loaded', async () => {
  const endless = await runPlanted("test('passes', () => {}); setInterval(() => {}, 1000);", {
    testMs: 1000,
    fileMs: 1500,
  });
  assert.deepEqual(
    endless.failures.map(({ test, error }) => [test, error]),
    [['planted.test.mjs', 'It did not end within 1.5 s.']],
  );

  const broken = await runPlanted("throw new Error('planted');");
  assert.equal(broken.failures.length, 1);
  assert.match(broken.failures[0]?.error ?? '', /planted/);
});
