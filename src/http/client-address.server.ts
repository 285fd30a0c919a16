import { type BlockList, isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * '' without a connection, as in tests. Anybody can send `X-Forwarded-For`, so it is read from the
 * right, and only as far as trusted proxies wrote it.
 */
export function clientAddress(context: Context, trustedProxies: BlockList | undefined): string {
  const isConnected = context.env !== undefined && 'incoming' in context.env;
  let address = isConnected ? (getConnInfo(context).remote.address ?? '') : '';
  const forwarded = context.req.header('x-forwarded-for')?.split(',') ?? [];
  while (isTrusted(address, trustedProxies)) {
    const previous = withoutPort(forwarded.pop()?.trim() ?? '');
    if (isIP(previous) === 0) break;
    address = previous;
  }
  return address;
}

function isTrusted(address: string, trustedProxies: BlockList | undefined): boolean {
  const version = isIP(address);
  if (trustedProxies === undefined || version === 0) return false;
  return trustedProxies.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

/** Some proxies write `192.0.2.1:1234` or `[2001:db8::1]:1234`. */
function withoutPort(text: string): string {
  return /^(?:\[([^\]]*)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/.exec(text)?.slice(1).join('') ?? text;
}
