export class QueueFull extends Error {}

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
