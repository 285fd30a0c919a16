import { setPriority } from 'node:os';
import { type EncodeRequest, encodePhoto } from './encode-photo.server.ts';
import { MAX_CPU_SECONDS, TIMED_OUT_EXIT_CODE } from './photo-format.ts';

const CHECK_INTERVAL_MS = 200;

// The process in which pictures are decoded. It takes one picture at a time as a message and answers with its files.
// It lets the server next to it go first, outlives Ctrl-C until the server lets go of it, and then ends.
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit());
process.on('message', async (request: EncodeRequest) => {
  if (request.urgent !== true) setPriority(10);
  const watchdog = setInterval(exitIfTimedOut, CHECK_INTERVAL_MS, process.cpuUsage());
  const result = await encodePhoto(request);
  clearInterval(watchdog);
  process.send?.(result);
});

/** Counted is the processor's time, not the clock's: on a busy machine a harmless picture takes long, and is still made. */
function exitIfTimedOut(start: NodeJS.CpuUsage): void {
  const { user, system } = process.cpuUsage(start);
  if (user + system > MAX_CPU_SECONDS * 1e6) process.exit(TIMED_OUT_EXIT_CODE);
}
