// Runs alone: it starts other processes.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { openRunFolder } from './run-folder.ts';

const ONLY_LINUX = { skip: process.platform !== 'linux' };

function startEndless(TMPDIR: string) {
  const options = { env: { TMPDIR }, stdio: 'ignore', detached: true } as const;
  return spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], options);
}

test('ends what a run has left running and removes its files', ONLY_LINUX, async () => {
  using parent = mkdtempDisposableSync(join(tmpdir(), 'runs-'));
  const run = openRunFolder(parent.path);
  writeFileSync(join(run.path, 'file'), '');
  const left = startEndless(run.path);
  await once(left, 'spawn');

  run[Symbol.dispose]();

  assert.deepEqual(await once(left, 'exit'), [null, 'SIGKILL']);
  assert.equal(existsSync(run.path), false);
});

test('sweeps after runs that were killed, and leaves the others alone', ONLY_LINUX, async () => {
  using parent = mkdtempDisposableSync(join(tmpdir(), 'runs-'));
  const folderOf = (pid: number) => {
    const path = join(parent.path, `property-site-tests-${pid}-abc`);
    mkdirSync(path);
    return path;
  };
  const killed = folderOf(spawnSync(process.execPath, ['--version']).pid);
  const left = startEndless(killed);
  const other = folderOf(process.ppid);
  await once(left, 'spawn');

  using run = openRunFolder(parent.path);

  assert.deepEqual(await once(left, 'exit'), [null, 'SIGKILL']);
  assert.deepEqual([killed, other, run.path].map(existsSync), [false, true, true]);
});
