/** Runs jobs with the same key one after another; different keys do not wait for each other. */
export function keyedLine() {
  const last = new Map<string, Promise<unknown>>();

  return async <Result>(key: string, job: () => Promise<Result>): Promise<Result> => {
    const mine = (last.get(key) ?? Promise.resolve()).then(job);
    const settled = mine.catch(() => {});
    last.set(key, settled);
    try {
      return await mine;
    } finally {
      if (last.get(key) === settled) last.delete(key);
    }
  };
}
