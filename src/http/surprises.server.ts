import type { ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { QueueFull } from './bounded-queue.ts';
import { problem } from './problem.ts';

const RETRY_AFTER_SECONDS = '5';

/** What Node.js and PostgreSQL say while a server is away, starting, stopping or full; SQLite's errors carry `ERR_SQLITE_ERROR` and a number. */
const UNAVAILABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '57014',
  '53300',
  '08006',
  // Two transactions in each other's way: one of them was undone, and may come again.
  '40001',
  '40P01',
]);
const SQLITE_BUSY = 5;

/** The one place where what nobody expected is met: logged in full, answered without a word about the inside. */
export function answerSurprises(log: Logger): ErrorHandler {
  return (error, context) => {
    if (error instanceof HTTPException && error.status === 400) {
      const isForm = context.req.header('content-type')?.startsWith('multipart/') ?? false;
      return problem(context, 400, isForm ? 'The form is torn or malformed.' : 'The body is not valid JSON.');
    }
    if (error instanceof HTTPException && error.status === 415)
      return problem(context, 415, 'The body is of another media type than this address takes.');

    log.error({ err: error, method: context.req.method, path: context.req.path }, 'unexpected');
    if (isUnavailable(error)) {
      context.header('Retry-After', RETRY_AFTER_SECONDS);
      return problem(context, 503, 'The site cannot answer right now. Try again in a few seconds.');
    }
    return problem(context, 500, 'Something went wrong on the server.');
  };
}

function isUnavailable(error: Error): boolean {
  if (error instanceof QueueFull) return true;
  if ('code' in error && typeof error.code === 'string' && UNAVAILABLE.has(error.code)) return true;
  if ('errcode' in error && error.errcode === SQLITE_BUSY) return true;
  // pg's pool has no code for "no connection within connectionTimeoutMillis".
  return error.message.startsWith('timeout exceeded when trying to connect') || error.message.startsWith('Connection terminated');
}
