import { setPriority } from 'node:os';
import { type EncodeRequest, encodePhoto } from './encode-photo.server.ts';
import { MOST_SECONDS, OUT_OF_TIME } from './photo-format.ts';

const LOOK_EVERY = 200;

// The process in which pictures are decoded. It takes one picture at a time as a message and answers with its files.
// It lets the server next to it go first, outlives Ctrl-C until the server lets go of it, and then ends.
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit());
process.on('message', async (request: EncodeRequest) => {
  if (request.urgent !== true) setPriority(10);
  const watch = setInterval(endIfOverTime, LOOK_EVERY, process.cpuUsage());
  const result = await encodePhoto(request);
  clearInterval(watch);
  process.send?.(result);
});

/** Counted is the processor's time, not the clock's: on a busy machine a harmless picture takes long, and is still made. */
function endIfOverTime(begun: NodeJS.CpuUsage): void {
  const { user, system } = process.cpuUsage(begun);
  if (user + system > MOST_SECONDS * 1e6) process.exit(OUT_OF_TIME);
}
