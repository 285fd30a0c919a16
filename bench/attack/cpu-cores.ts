import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

const SERVER_CORE = '0';
const CLIENT_CORE = '1';

/** Pins the server to one core, so that the load generator on the other does not slow it. */
export function pinServer(pid: number): void {
  pin(pid, SERVER_CORE);
}

export function unpin(pid: number): void {
  pin(pid, `${SERVER_CORE},${CLIENT_CORE}`);
}

/** Processes that are started later inherit it. */
export function pinClient(): void {
  pin(process.pid, CLIENT_CORE);
}

function pin(pid: number, core: string): void {
  if (availableParallelism() < 2 && pid !== process.pid) return;
  const { status } = spawnSync('taskset', ['-acp', core, String(pid)]);
  if (status !== 0) console.warn(`Process ${pid} could not be kept to core ${core}.`);
}
