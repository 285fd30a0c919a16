import type { MiddlewareHandler } from 'hono';
import { problem } from './problem.ts';

const BOUNDARY = /boundary="?([^\s";]+)/i;

/**
 * Refuses a form of more than `most` parts with 400 before it is taken apart: the platform's parser has no limit, and keeps everybody
 * waiting while it makes files of hundreds of thousands of parts.
 */
export function limitParts(most: number): MiddlewareHandler {
  return async (context, next) => {
    const boundary = BOUNDARY.exec(context.req.header('content-type') ?? '')?.[1];
    // A body that did not arrive is refused where it is read.
    const body = await context.req.arrayBuffer().catch(() => undefined);
    if (boundary === undefined || body === undefined) return next();
    return hasMoreThan(most + 1, Buffer.from(body), `--${boundary}`)
      ? problem(context, 400, `The form has more than ${most} parts.`)
      : next();
  };
}

function hasMoreThan(most: number, body: Buffer, delimiter: string): boolean {
  let count = 0;
  for (
    let at = body.indexOf(delimiter);
    at >= 0;
    at = body.indexOf(delimiter, at + delimiter.length)
  ) {
    count += 1;
    if (count > most) return true;
  }
  return false;
}
