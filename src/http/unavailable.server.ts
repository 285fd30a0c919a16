import type { Context } from 'hono';
import { QueueFull } from '#concurrency/bounded-queue.ts';
import { isDatabaseUnavailable } from '#database/is-unavailable.ts';
import { StoreUnavailable } from '#media/store-unavailable.ts';
import { problem } from './problem.ts';

const RETRY_AFTER_SECONDS = '5';

export function isUnavailable(error: Error): boolean {
  return (
    error instanceof QueueFull || error instanceof StoreUnavailable || isDatabaseUnavailable(error)
  );
}

export function unavailable(context: Context) {
  context.header('Retry-After', RETRY_AFTER_SECONDS);
  return problem(context, 503, 'The site cannot answer right now. Try again in a few seconds.');
}
