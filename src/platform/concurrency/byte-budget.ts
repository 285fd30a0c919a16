interface Waiter {
  readonly bytes: number;
  readonly start: () => void;
}

/** Shares out what several callers may hold in memory at once. */
export function createByteBudget(maxBytes: number, maxWaitMs: number) {
  const waiters = new Set<Waiter>();
  let heldBytes = 0;

  const take = (bytes: number): boolean => {
    if (heldBytes + bytes > maxBytes) return false;
    heldBytes += bytes;
    return true;
  };

  return {
    /** False, and nothing taken, when that would be too much. */
    take,
    /** In the order of the calls. False, and nothing taken, when it is not free in time. */
    async takeInTurn(bytes: number): Promise<boolean> {
      if (waiters.size === 0 && take(bytes)) return true;
      if (bytes > maxBytes) return false;
      return new Promise((resolve) => {
        const finish = (taken: boolean) => {
          clearTimeout(timer);
          waiters.delete(waiter);
          resolve(taken);
        };
        const waiter = { bytes, start: () => finish(true) };
        const timer = setTimeout(() => finish(false), maxWaitMs);
        waiters.add(waiter);
      });
    },
    giveBack(bytes: number): void {
      heldBytes -= bytes;
      for (const { bytes, start } of waiters) {
        if (!take(bytes)) return;
        start();
      }
    },
  };
}

export type ByteBudget = ReturnType<typeof createByteBudget>;
