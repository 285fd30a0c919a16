export class QueueFull extends Error {}

/**
 * Runs up to `concurrency` jobs at a time and queues up to `maxWaiting` more; throws `QueueFull`
 * beyond that.
 */
export function boundedQueue({
  concurrency,
  maxWaiting,
}: {
  concurrency: number;
  maxWaiting: number;
}) {
  const waiters: (() => void)[] = [];
  let running = 0;

  return async <Result>(job: () => Promise<Result>): Promise<Result> => {
    if (running >= concurrency) {
      if (waiters.length >= maxWaiting) throw new QueueFull();
      await new Promise<void>((resolve) => waiters.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await job();
    } finally {
      const next = waiters.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
