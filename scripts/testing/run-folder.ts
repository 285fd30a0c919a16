import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const PREFIX = 'property-site-tests-';

/**
 * The temporary folder of one run: with it as `TMPDIR`, all that the processes of the run write and
 * leave lies in it. Disposing of it also ends the processes that are still there. What runs that
 * were killed have left is removed first.
 */
export function openRunFolder(parent = tmpdir()) {
  for (const name of readdirSync(parent)) {
    if (name.startsWith(PREFIX) && !isAlive(ownerOf(name))) remove(join(parent, name));
  }
  const path = mkdtempSync(join(parent, `${PREFIX}${process.pid}-`));
  // PostgreSQL, which runs as another user, has its folder in here.
  chmodSync(path, 0o711);
  return { path, [Symbol.dispose]: () => remove(path) };
}

function ownerOf(name: string): number {
  return Number.parseInt(basename(name).slice(PREFIX.length), 10);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function remove(folder: string): void {
  let processes = processesOf(folder);
  while (processes.length > 0) {
    for (const pid of processes) kill(pid);
    // Some may have started others meanwhile.
    processes = processesOf(folder);
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}

/** By their environment, which only Linux tells. */
function processesOf(folder: string): number[] {
  if (process.platform !== 'linux') return [];
  const mark = `TMPDIR=${folder}\0`;
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && pid !== process.pid && environmentOf(pid).includes(mark));
}

/** Empty for processes of others and those that have ended. */
function environmentOf(pid: number): string {
  try {
    return `${readFileSync(`/proc/${pid}/environ`, 'utf8')}\0`;
  } catch {
    return '';
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}
