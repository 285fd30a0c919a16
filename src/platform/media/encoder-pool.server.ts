import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { QueueFull } from '#platform/concurrency/bounded-queue.ts';
import type { EncodeRequest, EncodeResult } from './encode-photo.server.ts';
import { imageProcesses } from './image-processes.server.ts';
import { OUT_OF_MEMORY_EXIT_CODE, TIMED_OUT_EXIT_CODE } from './photo-format.ts';

const CRASH_SIGNALS: readonly (string | null)[] = [
  'SIGSEGV',
  'SIGABRT',
  'SIGBUS',
  'SIGILL',
  'SIGFPE',
];

/** Each photo takes up to 15 MB here and a few hundred MB in its process. */
const encode = imageProcesses<EncodeRequest, EncodeResult>(
  join(import.meta.dirname, 'encoder-process.server.ts'),
  {
    maxProcesses: Math.min(2, availableParallelism()),
    maxWaiting: 8,
    hangTimeoutMs: 120_000,
    idleTimeoutMs: 5000,
  },
);

export async function encodeInProcess(
  request: EncodeRequest,
): Promise<EncodeResult | { refused: 'busy' }> {
  try {
    const outcome = await encode(request);
    if ('result' in outcome) return outcome.result;
    const { code, signal } = outcome.ended;
    if (code === TIMED_OUT_EXIT_CODE || signal === 'SIGKILL') return { refused: 'busy' };
    if (code === OUT_OF_MEMORY_EXIT_CODE) return { refused: 'too many pixels' };
    if (CRASH_SIGNALS.includes(signal)) return { refused: 'not an image' };
    throw new Error(`The image process ended early (${signal ?? code}).`);
  } catch (error) {
    if (error instanceof QueueFull) return { refused: 'busy' };
    throw error;
  }
}
