import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { boundedQueue } from '#concurrency/bounded-queue.ts';

/** Turns our own SVG into JPEG, one at a time, in a process that starts with the first. */
export function startDrawProcess() {
  const ended = new AbortController();
  const queue = boundedQueue({ concurrency: 1, maxWaiting: 100 });
  let child: ChildProcess | undefined;
  const start = () => {
    const started = fork(join(import.meta.dirname, 'draw-process.server.ts'), {
      serialization: 'advanced',
      execArgv: [],
    });
    return started.once('exit', () =>
      ended.abort(new Error('The process that draws the sample pictures ended early.')),
    );
  };
  return {
    draw: (svg: string) =>
      queue(async (): Promise<Uint8Array> => {
        child ??= start();
        child.send(svg);
        const [bytes] = await once(child, 'message', { signal: ended.signal });
        return bytes;
      }),
    [Symbol.dispose]() {
      if (child?.connected) child.disconnect();
    },
  };
}
