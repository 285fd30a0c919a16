const MAX_AGE_MS = 1000;
const REMEMBER_FULL_MS = 10_000;

export interface WriteProbe {
  /** Rejects while writes fail. Tries one small write a second at most. */
  check(): Promise<void>;
  /** Remembers for a while that a write found the store full, though smaller ones may fit. */
  noteFull(error: Error): void;
  noteSuccess(): void;
}

export function createWriteProbe(tryWrite: () => Promise<void>): WriteProbe {
  let result: Promise<void> | undefined;
  let startedAt = Number.NEGATIVE_INFINITY;
  let full: { readonly error: Error; readonly until: number } | undefined;
  return {
    async check() {
      const now = performance.now();
      if (full !== undefined && now < full.until) throw full.error;
      if (result === undefined || now - startedAt >= MAX_AGE_MS) {
        startedAt = now;
        result = tryWrite();
      }
      await result;
    },
    noteFull(error) {
      full = { error, until: performance.now() + REMEMBER_FULL_MS };
    },
    noteSuccess() {
      full = undefined;
    },
  };
}
