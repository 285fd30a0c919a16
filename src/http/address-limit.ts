import { LRUCache } from 'lru-cache';
import { networkOf } from './network-of.ts';

const MINUTE_MS = 60_000;
/** Limits the memory that many networks can take. */
const MAX_COUNTS = 50_000;

/** Counts what each network does, in this process. */
export function createAddressLimit(
  monotonicMs: () => number,
  { max = 60, windowMs = MINUTE_MS } = {},
) {
  let windowEndsMs = Number.NEGATIVE_INFINITY;
  const counts = new LRUCache<string, number>({ max: MAX_COUNTS });
  const keyOf = (address: string, about: string) => `${networkOf(address)} ${about}`;

  return {
    /** Counts until released; returns the seconds to wait at the limit. `about` counts apart. */
    take(address: string, about = ''): number | undefined {
      const nowMs = monotonicMs();
      if (nowMs >= windowEndsMs) {
        counts.clear();
        windowEndsMs = nowMs + windowMs;
      }
      const key = keyOf(address, about);
      const count = counts.get(key) ?? 0;
      if (count >= max) return Math.ceil((windowEndsMs - nowMs) / 1000);
      counts.set(key, count + 1);
      return undefined;
    },
    release(address: string, about = ''): void {
      const key = keyOf(address, about);
      counts.set(key, Math.max(0, (counts.get(key) ?? 0) - 1));
    },
  };
}
