import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { problem } from './problem.ts';

const KILOBYTE = 1024;

/**
 * Refuses a longer body with 413, whether its length is announced or not; what is refused is not read to its end.
 * `exceptions` are other limits by path.
 */
export function limitBody(
  kilobytes: number,
  exceptions: Record<string, number> = {},
): MiddlewareHandler {
  const usual = limitOf(kilobytes);
  const byPath = new Map(
    Object.entries(exceptions).map(([path, limit]) => [path.toLowerCase(), limitOf(limit)]),
  );
  return (context, next) => (byPath.get(context.req.path.toLowerCase()) ?? usual)(context, next);
}

function limitOf(kilobytes: number): MiddlewareHandler {
  return bodyLimit({
    maxSize: kilobytes * KILOBYTE,
    onError: (context) => problem(context, 413, `The body is larger than ${kilobytes} KB.`),
  });
}
