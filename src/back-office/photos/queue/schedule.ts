const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;

export type Schedule = ReturnType<typeof createSchedule>;

/** Which tasks run, and when those that failed or have to wait may run again. */
export function createSchedule(onDue: () => void) {
  const running = new Set<string>();
  const failures = new Map<string, number>();
  const notBefore = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isDue = (task: string) => !running.has(task) && (notBefore.get(task) ?? 0) <= Date.now();

  return {
    isDue,
    isRunning: (task: string) => running.has(task),
    /** Runs a task unless it is running or has to wait; then looks for what is due. */
    start(task: string, work: () => Promise<void>) {
      if (!isDue(task)) return;
      running.add(task);
      notBefore.delete(task);
      void work()
        .catch((error: unknown) => {
          console.error(task, error);
          this.failed(task);
        })
        .finally(() => {
          running.delete(task);
          onDue();
        });
    },
    wait(task: string, ms: number) {
      notBefore.set(task, Date.now() + ms);
    },
    /** Waits twice as long after each failure, a little differently each time. */
    failed(task: string, retryAfterSeconds = 0) {
      const count = failures.get(task) ?? 0;
      failures.set(task, count + 1);
      const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** count) * (1 + Math.random() / 4);
      this.wait(task, Math.max(wait, retryAfterSeconds * 1000));
    },
    succeeded(task: string) {
      failures.delete(task);
    },
    /** Nothing has to wait any longer, e.g. because the network is back. */
    hurry() {
      notBefore.clear();
      failures.clear();
    },
    /** Calls `onDue` when the next task may run. */
    wakeAt(times: readonly number[]) {
      clearTimeout(timer);
      const next = Math.min(...times, ...notBefore.values());
      if (Number.isFinite(next)) timer = setTimeout(onDue, Math.max(0, next - Date.now()) + 10);
    },
  };
}
