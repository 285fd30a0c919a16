import type { HttpBindings } from '@hono/node-server';
import type { Context, ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { QueueFull } from '#platform/concurrency/bounded-queue.ts';
import { isDatabaseUnavailable } from '#platform/database/database-errors.ts';
import { StoreUnavailable } from '#platform/media/store-unavailable.ts';
import { problem } from './problem.ts';

export function handleUnexpectedErrors(log: Logger): ErrorHandler {
  return (error, context) => {
    if (error instanceof HTTPException && error.status === 400) {
      const isForm = context.req.header('content-type')?.startsWith('multipart/') ?? false;
      return problem(
        context,
        400,
        isForm ? 'The form is torn or malformed.' : 'The body is not valid JSON.',
      );
    }
    if (error instanceof HTTPException && error.status === 415)
      return problem(context, 415, 'The body is of another media type than this address takes.');
    if (clientLeft(context, error)) {
      log.debug(
        { method: context.req.method, path: context.req.path },
        'the client left before its request was whole',
      );
      return problem(context, 400, 'The request is torn.');
    }

    log.error({ err: error, method: context.req.method, path: context.req.path }, 'unexpected');
    if (isUnavailable(error)) return unavailable(context);
    return problem(context, 500, 'Something went wrong on the server.');
  };
}

/** Whether the error is only that the connection broke while the request arrived. */
function clientLeft(context: Context, error: Error): boolean {
  const { incoming }: Partial<HttpBindings> = context.env ?? {};
  return incoming?.readableAborted === true && error === incoming.errored;
}

const RETRY_AFTER_SECONDS = '5';

function isUnavailable(error: Error): boolean {
  return (
    error instanceof QueueFull || error instanceof StoreUnavailable || isDatabaseUnavailable(error)
  );
}

export function unavailable(context: Context) {
  context.header('Retry-After', RETRY_AFTER_SECONDS);
  return problem(context, 503, 'The site cannot answer right now. Try again in a few seconds.');
}
