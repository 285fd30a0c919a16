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
  // The longest unused comes first. A cache of `lru-cache` fills room for all of them when it is made and cleared.
  const counts = new Map<string, number>();
  const keyOf = (address: string, about: string) => `${networkOf(address)} ${about}`;
  const keep = (key: string, count: number) => {
    counts.delete(key);
    counts.set(key, count);
    if (counts.size > MAX_COUNTS) counts.delete(counts.keys().next().value ?? '');
  };

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
      const isFull = count >= max;
      keep(key, isFull ? count : count + 1);
      return isFull ? Math.ceil((windowEndsMs - nowMs) / 1000) : undefined;
    },
    release(address: string, about = ''): void {
      const key = keyOf(address, about);
      keep(key, Math.max(0, (counts.get(key) ?? 0) - 1));
    },
  };
}
