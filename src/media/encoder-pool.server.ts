import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { boundedQueue, QueueFull } from '#concurrency/bounded-queue.ts';
import type { EncodeRequest, EncodeResult } from './encode-photo.server.ts';
import { OUT_OF_MEMORY_EXIT_CODE, TIMED_OUT_EXIT_CODE } from './photo-format.ts';

/** Each photo takes up to 15 MB here and a few hundred MB in its process. */
const MAX_PROCESSES = 2;
const MAX_WAITING = 8;
/** A process that merely works too hard exits by itself much earlier. */
const HANG_TIMEOUT_MS = 120_000;
const IDLE_TIMEOUT_MS = 5000;
const CRASH_SIGNALS: readonly (string | null)[] = [
  'SIGSEGV',
  'SIGABRT',
  'SIGBUS',
  'SIGILL',
  'SIGFPE',
];

/** Makes glibc return memory: 120 MB instead of 450 MB for twelve photos of 12 MP. */
const MALLOC_SETTINGS = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072' };

const queue = boundedQueue({ concurrency: MAX_PROCESSES, maxWaiting: MAX_WAITING });
const idle = new Map<ChildProcess, NodeJS.Timeout>();

/** In another process: a decoder may crash, hang or eat memory. */
export async function encodeInProcess(
  request: EncodeRequest,
): Promise<EncodeResult | { refused: 'busy' }> {
  try {
    return await queue(() => encodeIn(takeProcess(), request));
  } catch (error) {
    if (error instanceof QueueFull) return { refused: 'busy' };
    throw error;
  }
}

function takeProcess(): ChildProcess {
  for (const [child, timer] of idle) {
    clearTimeout(timer);
    idle.delete(child);
    if (child.connected) return child;
  }
  const env = { ...process.env, ...MALLOC_SETTINGS };
  return fork(join(import.meta.dirname, 'encoder-process.server.ts'), {
    serialization: 'advanced',
    execArgv: [],
    env,
  });
}

function keepProcess(child: ChildProcess): void {
  // An idle process must not keep a stopping server alive.
  child.unref();
  child.channel?.unref();
  const timer = setTimeout(() => {
    idle.delete(child);
    child.disconnect();
  }, IDLE_TIMEOUT_MS);
  idle.set(child, timer.unref());
}

function encodeIn(
  child: ChildProcess,
  request: EncodeRequest,
): Promise<EncodeResult | { refused: 'busy' }> {
  child.ref();
  child.channel?.ref();
  return new Promise((resolve, reject) => {
    let timedOut = false;
    const kill = () => {
      timedOut = true;
      child.kill('SIGKILL');
    };
    const timer = setTimeout(kill, HANG_TIMEOUT_MS);
    const settle = (finish: () => void) => {
      clearTimeout(timer);
      child.removeAllListeners();
      finish();
    };
    child.once('message', (result: EncodeResult) => {
      settle(() => {
        keepProcess(child);
        resolve(result);
      });
    });
    child.once('error', (error) => settle(() => reject(error)));
    child.once('exit', (code, signal) => {
      settle(() => {
        if (timedOut || code === TIMED_OUT_EXIT_CODE || signal === 'SIGKILL')
          resolve({ refused: 'busy' });
        else if (code === OUT_OF_MEMORY_EXIT_CODE) resolve({ refused: 'too many pixels' });
        else if (CRASH_SIGNALS.includes(signal)) resolve({ refused: 'not an image' });
        else reject(new Error(`The image process ended early (${signal ?? code}).`));
      });
    });
    // Without a file descriptor it has no channel, and `error` follows.
    if (child.connected) child.send(request);
  });
}
