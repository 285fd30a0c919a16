import { hash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import type { Context } from 'hono';
import type { Config } from '#config.ts';
import { bearerToken } from '#http/bearer-token.ts';
import { clientAddress } from '#http/client-address.server.ts';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8);
LOOPBACK.addAddress('::1', 'ipv6');

const PROXY_HEADERS = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

export function mayReadMetrics(
  context: Context,
  { METRICS_TOKEN: token, TRUSTED_PROXY }: Pick<Config, 'METRICS_TOKEN' | 'TRUSTED_PROXY'>,
): boolean {
  const given = bearerToken(context.req.header('authorization'));
  if (token !== undefined && given !== undefined && isSame(given, token)) return true;
  return isLoopback(clientAddress(context, TRUSTED_PROXY)) && !cameThroughProxy(context);
}

/** A proxy on this machine is told by its headers, or by a Host that is not this machine. */
function cameThroughProxy({ req }: Context): boolean {
  if (PROXY_HEADERS.some((name) => req.header(name) !== undefined)) return true;
  const host = req.header('host');
  if (host === undefined) return false;
  if (!URL.canParse(`http://${host}`)) return true;
  const { hostname } = new URL(`http://${host}`);
  return hostname !== 'localhost' && !isLoopback(hostname.replace(/^\[|\]$/g, ''));
}

function isLoopback(address: string): boolean {
  return LOOPBACK.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

function isSame(given: string, token: string): boolean {
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', token, 'buffer'));
}
