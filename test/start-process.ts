import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = join(import.meta.dirname, '..');

export function temporaryFolder() {
  const path = mkdtempSync(join(tmpdir(), 'test-'));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}

/**
 * Runs `npm start` in a process group of its own, with no other environment than the given one.
 * `maxOpenFiles` limits its file descriptors, as `ulimit -n` does.
 */
export function startProcess(environment: Record<string, string>, maxOpenFiles?: number) {
  const { PATH, HOME, TMPDIR } = process.env;
  const limit = maxOpenFiles === undefined ? '' : `ulimit -n ${maxOpenFiles} && `;
  const child = spawn('sh', ['-c', `${limit}exec npm start`], {
    cwd: ROOT,
    env: { PATH, HOME, TMPDIR, PORT: '0', SAMPLE_DATA: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const lines: string[] = [];
  for (const output of [child.stdout, child.stderr])
    createInterface({ input: output }).on('line', (line) => lines.push(line));
  const ended = once(child, 'close').then(([code, signal]) => ({ code: code ?? signal, lines }));
  return {
    lines,
    ended,
    async listening(): Promise<string> {
      while (child.exitCode === null) {
        const url = lines.join('\n').match(/Listening on (http:\S+)/)?.[1];
        if (url !== undefined) return url;
        await Promise.race([once(child.stdout, 'data'), ended]);
      }
      throw new Error(`It ended instead of listening: ${lines.join('\n')}`);
    },
    signal: (signal: NodeJS.Signals) => child.kill(signal),
    signalGroup: (signal: NodeJS.Signals) => killGroup(child, signal),
    [Symbol.asyncDispose]: async () => {
      killGroup(child, 'SIGKILL');
      await ended;
    },
  };
}

function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal);
  } catch {
    // No process of the group is left.
  }
}
