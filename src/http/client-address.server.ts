import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * The IP address of the connection; '' without one, as in tests. Ignores `X-Forwarded-For`, which
 * anybody can send.
 */
export function clientAddress(context: Context): string {
  return context.env === undefined || !('incoming' in context.env)
    ? ''
    : (getConnInfo(context).remote.address ?? '');
}
