import { Session } from 'node:inspector/promises';
import { performance } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';

const CHECK_INTERVAL_MS = 10_000;
/** The part of the time between two checks in which an idle process works. */
const MAX_IDLE_UTILIZATION = 0.02;
/** Less is not worth the pause. */
const MIN_GROWTH_BYTES = 24 * 1024 * 1024;

/**
 * Collects garbage now, and again whenever the process has little to do after its heap has grown:
 * V8 keeps what a start or a rush of visitors has taken, and an idle process would hold it for days.
 * Collecting stops the process for about 0.1 s. Returns what ends it.
 */
export function spareMemoryWhenIdle(): () => void {
  let kept = Number.POSITIVE_INFINITY;
  const collect = async () => {
    await collectGarbage();
    kept = heapBytes();
  };
  void collect();

  let before = performance.eventLoopUtilization();
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    if (utilization < MAX_IDLE_UTILIZATION && heapBytes() > kept + MIN_GROWTH_BYTES) void collect();
  }, CHECK_INTERVAL_MS).unref();
  return () => clearInterval(timer);
}

function heapBytes(): number {
  return getHeapStatistics().total_physical_size;
}

/** `gc()` needs a flag of the process, and leaves the memory of young objects as it is. */
async function collectGarbage(): Promise<void> {
  const session = new Session();
  session.connect();
  await session.post('HeapProfiler.collectGarbage');
  session.disconnect();
}
