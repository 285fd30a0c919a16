const MAX_PER_MINUTE = 60;
const MINUTE_MS = 60_000;

/** Counts failed log-ins per network in this process, against guessing many accounts. */
export function createAddressLimit(monotonicMs: () => number) {
  let windowEndsMs = Number.NEGATIVE_INFINITY;
  const counts = new Map<string, number>();

  return {
    /** Counts as failed until released; returns the seconds to wait at the limit. */
    take(address: string): number | undefined {
      const nowMs = monotonicMs();
      if (nowMs >= windowEndsMs) {
        counts.clear();
        windowEndsMs = nowMs + MINUTE_MS;
      }
      const network = networkOf(address);
      const count = counts.get(network) ?? 0;
      if (count >= MAX_PER_MINUTE) return Math.ceil((windowEndsMs - nowMs) / 1000);
      counts.set(network, count + 1);
      return undefined;
    },
    release(address: string): void {
      const network = networkOf(address);
      counts.set(network, Math.max(0, (counts.get(network) ?? 0) - 1));
    },
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
