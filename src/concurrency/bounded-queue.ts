/** Told to whoever comes when as many wait as may. */
export class QueueFull extends Error {}

/** Runs at most `atOnce` jobs at a time and lets at most `waiting` more wait; throws `QueueFull` to the rest. */
export function boundedQueue({
  atOnce: concurrency,
  waiting: maxWaiting,
}: {
  atOnce: number;
  waiting: number;
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
      // The place is handed to the next in line, or given back.
      const next = waiters.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
