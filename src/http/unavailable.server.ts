import type { Context } from 'hono';
import { QueueFull } from '#concurrency/bounded-queue.ts';
import { isBusy, isFull } from '#database/sqlite-errors.ts';
import { problem } from './problem.ts';
import { StoreUnavailable } from './store-unavailable.ts';

const RETRY_AFTER_SECONDS = '5';

/** What Node.js and PostgreSQL say while a server is away, starting, stopping or full; SQLite's errors carry `ERR_SQLITE_ERROR` and a number. */
const UNAVAILABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'EAI_AGAIN',
  '57P01',
  '57P02',
  '57P03',
  '57014',
  '53300',
  '08006',
  // A server that has become a read-only standby.
  '25006',
  // Two transactions in each other's way: one of them was undone, and may come again.
  '40001',
  '40P01',
]);

/** What pg says without a code: no connection, or no answer, in time. */
const PG_TIMEOUTS = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Query read timeout',
];

/** Whether the store is away, busy or full, which passes, or something is wrong, which does not. */
export function isUnavailable(error: Error): boolean {
  if (
    error instanceof QueueFull ||
    error instanceof StoreUnavailable ||
    isBusy(error) ||
    isFull(error)
  )
    return true;
  if ('code' in error && typeof error.code === 'string' && UNAVAILABLE.has(error.code)) return true;
  return PG_TIMEOUTS.some((text) => error.message.startsWith(text));
}

/** 503, and when to come again. */
export function unavailable(context: Context) {
  context.header('Retry-After', RETRY_AFTER_SECONDS);
  return problem(context, 503, 'The site cannot answer right now. Try again in a few seconds.');
}
