import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';

/** Leaves a tenth of a processor that others want, so that photos are done on a busy machine. */
const LOW = 10;

/** Linux sets threads one by one, and photos are encoded in threads; new ones inherit it. */
export function lowerPriority(): void {
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
