// Runs alone: it starts other processes.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';

const END_WITH_PARENT = new URL('end-with-parent.ts', import.meta.url).href;
const ENDLESS = "console.log('child'); setInterval(() => {}, 1000);";

/** Two processes over one output, which ends with the last of them. */
function startParent(options: string[]) {
  const child = JSON.stringify([...options, '-e', ENDLESS]);
  const code = `require('node:child_process').spawn(process.execPath, ${child},
    { stdio: ['pipe', 'inherit', 'inherit'] });`;
  return spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
}

test('a build ends with the process that was killed while it waited for it', async () => {
  const parent = startParent(['--import', END_WITH_PARENT]);
  await once(parent.stdout, 'data');

  parent.kill('SIGKILL');

  await once(parent.stdout.resume(), 'end', { signal: AbortSignal.timeout(10_000) });
});

test('it does not keep a build alive that has ended', async () => {
  const child = spawn(process.execPath, ['--import', END_WITH_PARENT, '-e', '0']);

  assert.deepEqual(await once(child, 'exit', { signal: AbortSignal.timeout(10_000) }), [0, null]);
});
