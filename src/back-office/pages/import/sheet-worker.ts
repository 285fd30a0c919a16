import type { WorkerAnswer, WorkerRequest } from './worker-messages.ts';

const BROKEN = 'This file needs more memory than this device has. Split it into several files.';

/** Asks the worker one thing after the other. */
export function startSheetWorker(onChecked: (rows: number) => void) {
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' });
  let last: Promise<unknown> = Promise.resolve();

  function exchange(request: WorkerRequest): Promise<WorkerAnswer> {
    return new Promise((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) =>
        data.checked === undefined ? resolve(data) : onChecked(data.checked);
      worker.onerror = () => resolve({ refused: BROKEN });
      worker.postMessage(request);
    });
  }

  return {
    ask(request: WorkerRequest): Promise<WorkerAnswer> {
      const answer = last.then(() => exchange(request));
      last = answer;
      return answer;
    },
    stop: () => worker.terminate(),
  };
}
