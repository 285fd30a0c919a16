import { readFileSync } from 'node:fs';

const INTERVAL_MS = 50;
const KILOBYTES_PER_MEGABYTE = 1024;

export interface MemoryWatch {
  /** The largest resident memory of the process so far. */
  peakMegabytes(): number;
  /** Seconds until the process was killed for exceeding the limit; undefined while it has not. */
  killedAfterSeconds(): number | undefined;
  stop(): void;
}

/**
 * Kills a process whose resident memory exceeds the limit, as a small server's kernel would. A
 * limit of the address space does not work, because V8 reserves far more than it uses.
 */
export function watchMemory(pid: number, limitMegabytes: number, kill: () => void): MemoryWatch {
  const started = performance.now();
  let peak = 0;
  let killedAfter: number | undefined;
  const look = () => {
    const status = readStatus(pid);
    peak = Math.max(peak, megabytes(status, 'VmHWM'));
    if (megabytes(status, 'VmRSS') <= limitMegabytes || killedAfter !== undefined) return;
    killedAfter = (performance.now() - started) / 1000;
    kill();
  };
  const timer = setInterval(look, INTERVAL_MS).unref();
  return {
    peakMegabytes() {
      look();
      return Math.round(peak);
    },
    killedAfterSeconds: () => killedAfter,
    stop: () => clearInterval(timer),
  };
}

/** What a process holds in memory now; 0 when it has ended. */
export function residentMegabytes(pid: number): number {
  return megabytes(readStatus(pid), 'VmRSS');
}

function readStatus(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return '';
  }
}

function megabytes(status: string, name: string): number {
  return (
    Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0) / KILOBYTES_PER_MEGABYTE
  );
}
