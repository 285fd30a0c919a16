/** Counts what several callers hold in memory at once. */
export function createByteBudget(maxBytes: number) {
  let heldBytes = 0;
  return {
    /** False, and nothing taken, when that would be too much. */
    take(bytes: number): boolean {
      if (heldBytes + bytes > maxBytes) return false;
      heldBytes += bytes;
      return true;
    },
    giveBack(bytes: number): void {
      heldBytes -= bytes;
    },
  };
}

export type ByteBudget = ReturnType<typeof createByteBudget>;
