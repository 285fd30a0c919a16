import { readdirSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { type EncodeRequest, encodePhoto } from './encode-photo.server.ts';
import {
  MAX_CPU_SECONDS,
  MAX_RSS_BYTES,
  OUT_OF_MEMORY_EXIT_CODE,
  TIMED_OUT_EXIT_CODE,
} from './photo-format.ts';

const CHECK_INTERVAL_MS = 50;

// When memory runs out, Linux ends this process rather than the server.
try {
  writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // Another system.
}

// Encodes one photo per message. Ignores Ctrl-C and exits when the server disconnects.
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit());
process.on('message', async (request: EncodeRequest) => {
  lowerPriority();
  const watchdog = setInterval(exitOverLimit, CHECK_INTERVAL_MS, process.cpuUsage());
  const result = await encodePhoto(request);
  clearInterval(watchdog);
  process.send?.(result);
});

/** Counts CPU time: on a busy machine a harmless photo takes long by the clock. */
function exitOverLimit(start: NodeJS.CpuUsage): void {
  const { user, system } = process.cpuUsage(start);
  if (user + system > MAX_CPU_SECONDS * 1e6) process.exit(TIMED_OUT_EXIT_CODE);
  if (process.memoryUsage.rss() > MAX_RSS_BYTES) process.exit(OUT_OF_MEMORY_EXIT_CODE);
}

/** Leaves a tenth of a processor that others want, so that photos are done on a busy machine. */
const LOW = 10;

/** Linux sets threads one by one, and photos are encoded in threads; new ones inherit it. */
function lowerPriority(): void {
  if (process.platform !== 'linux') {
    setPriority(LOW);
    return;
  }
  for (const thread of readdirSync('/proc/self/task')) {
    try {
      setPriority(Number(thread), LOW);
    } catch {
      // It has just ended.
    }
  }
}
