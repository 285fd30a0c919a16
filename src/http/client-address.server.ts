import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** '' without a connection, as in tests. Anybody can send `X-Forwarded-For`: it is ignored. */
export function clientAddress(context: Context): string {
  return context.env === undefined || !('incoming' in context.env)
    ? ''
    : (getConnInfo(context).remote.address ?? '');
}
