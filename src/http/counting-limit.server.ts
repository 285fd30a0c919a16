import type { BlockList } from 'node:net';
import type { Context } from 'hono';
import { createAddressLimit } from './address-limit.ts';
import { clientAddress } from './client-address.server.ts';

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
