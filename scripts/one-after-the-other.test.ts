// Runs alone: it starts other processes.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { temporaryFolder } from '#test/start-process.ts';
import { oneAfterTheOther } from './one-after-the-other.ts';

const MODULE = pathToFileURL(join(import.meta.dirname, 'one-after-the-other.ts')).href;

/** A process that notes its begin and end, with some work between them. */
function startWorker(folder: string, work: string) {
  const code = `
    const { oneAfterTheOther } = await import(${JSON.stringify(MODULE)});
    const { appendFileSync } = await import('node:fs');
    const note = (word) => appendFileSync('notes', word + ' ');
    await oneAfterTheOther('lock', {}, async () => {
      note('begin');
      console.log('begun');
      ${work}
      note('end');
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { begun: once(child.stdout, 'data'), ended: once(child, 'exit'), child };
}

const WORK = 'await new Promise((resolve) => setTimeout(resolve, 50));';
const ENDLESS = 'await new Promise(() => setInterval(() => {}, 1000));';

test('processes that begin at once do their work one after the other', async () => {
  using folder = temporaryFolder();
  const workers = [1, 2, 3].map(() => startWorker(folder.path, WORK));

  const codes = await Promise.all(workers.map(({ ended }) => ended));

  assert.deepEqual(
    codes.map(([code]) => code),
    [0, 0, 0],
  );
  assert.equal(readFileSync(join(folder.path, 'notes'), 'utf8'), 'begin end '.repeat(3));
});

test('a killed process leaves nothing locked', async () => {
  using folder = temporaryFolder();
  const lock = join(folder.path, 'lock');
  const killed = startWorker(folder.path, ENDLESS);
  await killed.begun;
  const waiting = oneAfterTheOther(lock, {}, async () => 'done');

  killed.child.kill('SIGKILL');
  await killed.ended;

  assert.equal(await waiting, 'done');
});

test('the wait can be aborted, and work that fails releases the lock', async () => {
  using folder = temporaryFolder();
  const lock = join(folder.path, 'lock');
  const stopping = new AbortController();
  await oneAfterTheOther(lock, {}, async () => {
    const waiting = oneAfterTheOther(lock, { signal: stopping.signal }, async () => 'never');
    stopping.abort();
    await assert.rejects(waiting, { name: 'AbortError' });
  });

  await assert.rejects(
    oneAfterTheOther(lock, {}, async () => {
      throw new Error('the build failed');
    }),
    /the build failed/,
  );
  assert.equal(await oneAfterTheOther(lock, {}, async () => 'built'), 'built');
});
