import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * The network address that a request came from; '' where there is no connection (a test speaks to the product directly).
 * `X-Forwarded-For` is not asked: anybody can write it.
 */
export function clientAddress(context: Context): string {
  return context.env === undefined || !('incoming' in context.env)
    ? ''
    : (getConnInfo(context).remote.address ?? '');
}
