import { type BlockList, isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { Config } from '#config.ts';

/**
 * '' without a connection, as in tests. Anybody can send `X-Forwarded-For`, so it is read from the
 * right, and only as far as trusted proxies wrote it.
 */
export function clientAddress(context: Context, trustedProxies: BlockList | undefined): string {
  let address = peerAddress(context);
  const forwarded = context.req.header('x-forwarded-for')?.split(',') ?? [];
  while (isTrusted(address, trustedProxies)) {
    const previous = withoutPort(forwarded.pop()?.trim() ?? '');
    if (isIP(previous) === 0) break;
    address = previous;
  }
  return address;
}

/** Says once that a proxy is probably not named: all its visitors would share one limit. */
export function warnOfUnnamedProxy(services: {
  readonly config: Pick<Config, 'TRUSTED_PROXY'>;
  readonly log: Pick<Logger, 'warn'>;
}): MiddlewareHandler {
  let isSaid = false;
  return async (context, next) => {
    if (!isSaid && context.req.header('x-forwarded-for') !== undefined) {
      const address = peerAddress(context);
      isSaid = address !== '' && !isTrusted(address, services.config.TRUSTED_PROXY);
      if (isSaid) services.log.warn({ address }, UNNAMED_PROXY);
    }
    await next();
  };
}

const UNNAMED_PROXY =
  'X-Forwarded-For came from an address that TRUSTED_PROXY does not name. If it is a proxy, all its visitors count as one.';

function peerAddress(context: Context): string {
  const isConnected = context.env !== undefined && 'incoming' in context.env;
  return isConnected ? (getConnInfo(context).remote.address ?? '') : '';
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
