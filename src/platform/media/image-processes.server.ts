import { type ChildProcess, fork, type Serializable } from 'node:child_process';
import { boundedQueue } from '#platform/concurrency/bounded-queue.ts';

interface ProcessLimits {
  readonly maxProcesses: number;
  readonly maxWaiting: number;
  readonly maxWaitMs?: number;
  /** A process that merely works too hard exits by itself much earlier. */
  readonly hangTimeoutMs: number;
  readonly idleTimeoutMs: number;
}

/** `ended`: the process did, without a result. */
export type Outcome<Result> =
  | { readonly result: Result }
  | { readonly ended: { readonly code: number | null; readonly signal: string | null } };

/** Makes glibc return memory: 120 MB instead of 450 MB for twelve photos of 12 MP. */
const MALLOC_SETTINGS = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072' };

/**
 * Runs requests in processes of their own, since a decoder may crash, hang or eat memory: `file`
 * answers each message with one. Rejects with `QueueFull` when too many wait.
 */
export function imageProcesses<Request extends Serializable, Result>(
  file: string,
  { hangTimeoutMs, idleTimeoutMs, maxProcesses, maxWaiting, ...limits }: ProcessLimits,
  settings: Readonly<Record<string, string>> = {},
): (request: Request) => Promise<Outcome<Result>> {
  const queue = boundedQueue({ concurrency: maxProcesses, maxWaiting, ...limits });
  const idle = new Map<ChildProcess, NodeJS.Timeout>();

  function takeProcess(): ChildProcess {
    for (const [child, timer] of idle) {
      clearTimeout(timer);
      idle.delete(child);
      if (child.connected) return child;
    }
    const env = { ...process.env, ...MALLOC_SETTINGS, ...settings };
    return fork(file, { serialization: 'advanced', execArgv: [], env });
  }

  function keepProcess(child: ChildProcess): void {
    // An idle process must not keep a stopping server alive.
    child.unref();
    child.channel?.unref();
    const timer = setTimeout(() => {
      idle.delete(child);
      child.disconnect();
    }, idleTimeoutMs);
    idle.set(child, timer.unref());
  }

  function runIn(child: ChildProcess, request: Request): Promise<Outcome<Result>> {
    child.ref();
    child.channel?.ref();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => child.kill('SIGKILL'), hangTimeoutMs);
      const settle = (finish: () => void) => {
        clearTimeout(timer);
        child.removeAllListeners();
        finish();
      };
      child.once('message', (result: Result) => {
        settle(() => {
          keepProcess(child);
          resolve({ result });
        });
      });
      child.once('error', (error) => settle(() => reject(error)));
      child.once('exit', (code, signal) => settle(() => resolve({ ended: { code, signal } })));
      // Without a file descriptor it has no channel, and `error` follows.
      if (child.connected) child.send(request);
    });
  }

  return (request) => queue(() => runIn(takeProcess(), request));
}
