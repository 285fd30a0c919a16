import type { BlockList } from 'node:net';
import type { Context } from 'hono';
import { clientAddress } from './client-address.server.ts';

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

const HOUR_MS = 60 * 60 * 1000;
/** Many people can have one address of a carrier. */
const MAX_SAME_AN_HOUR = 20;

/** Whether what a request reports about something may count. */
export type MayCount = (context: Context, about: string) => boolean;

/** Counts of one network at most 60 reports a minute and 20 about the same an hour. */
export function createCountingLimit(
  monotonicMs: () => number,
  trustedProxies: BlockList | undefined,
): MayCount {
  const all = createAddressLimit(monotonicMs);
  const same = createAddressLimit(monotonicMs, { max: MAX_SAME_AN_HOUR, windowMs: HOUR_MS });
  return (context, about) => {
    const address = clientAddress(context, trustedProxies);
    return all.take(address) === undefined && same.take(address, about) === undefined;
  };
}

/** One subscriber owns a whole /64 of IPv6 addresses. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const end = tail === '' ? [] : tail.split(':');
    while (groups.length + end.length < 8) groups.push('0');
    groups.push(...end);
  }
  return groups.slice(0, 4).join(':');
}
