export function keyedMutex() {
  const tails = new Map<string, Promise<unknown>>();

  return async <Result>(key: string, job: () => Promise<Result>): Promise<Result> => {
    const own = (tails.get(key) ?? Promise.resolve()).then(job);
    const settled = own.catch(() => {});
    tails.set(key, settled);
    try {
      return await own;
    } finally {
      if (tails.get(key) === settled) tails.delete(key);
    }
  };
}
