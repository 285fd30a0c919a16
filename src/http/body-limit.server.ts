import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { problem } from './problem.ts';

const KILOBYTE = 1024;

/** Refuses a longer body with 413, whether its length is announced or not; what is refused is not read to its end. */
export function limitBody(kilobytes: number): MiddlewareHandler {
  return bodyLimit({
    maxSize: kilobytes * KILOBYTE,
    onError: (context) => problem(context, 413, `The body is larger than ${kilobytes} KB.`),
  });
}
