import { setImmediate } from 'node:timers/promises';

const TURN_MS = 8;

/** For long work: call what this returns now and then, and requests are answered meanwhile. */
export function shareTurns(): () => Promise<void> | undefined {
  let began = performance.now();
  return () => {
    if (performance.now() - began < TURN_MS) return undefined;
    return setImmediate().then(() => {
      began = performance.now();
    });
  };
}
