export class QueueFull extends Error {}

interface QueueLimits {
  readonly concurrency: number;
  readonly maxWaiting: number;
  /** How long a job may wait; for ever by default. */
  readonly maxWaitMs?: number;
}

/** Rejects with `QueueFull` a job that finds no place, or does not start in time. */
export function boundedQueue({ concurrency, maxWaiting, maxWaitMs }: QueueLimits) {
  const waiters = new Set<() => void>();
  let running = 0;

  function waitForTurn(): Promise<void> {
    if (waiters.size >= maxWaiting) throw new QueueFull();
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const start = () => {
        clearTimeout(timer);
        waiters.delete(start);
        resolve();
      };
      waiters.add(start);
      if (maxWaitMs === undefined) return;
      timer = setTimeout(() => {
        waiters.delete(start);
        reject(new QueueFull());
      }, maxWaitMs);
    });
  }

  return async <Result>(job: () => Promise<Result>): Promise<Result> => {
    if (running >= concurrency) await waitForTurn();
    else running += 1;
    try {
      return await job();
    } finally {
      const [next] = waiters;
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
