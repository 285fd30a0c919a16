import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { problem } from './problem.ts';
import { factsOf } from './route-facts.server.ts';

const DEFAULT_LIMIT_KB = 256;

/** Answers 413 over the route's limit, also without Content-Length, and stops reading. */
export const limitBody: MiddlewareHandler = async (context, next) => {
  const limitKb = bodyLimitKbOf(context);
  const announcedBytes = Number(context.req.header('content-length') ?? 0);
  if (announcedBytes > limitKb * 1024) return refuseLongBody(context, limitKb);
  if (factsOf(context)?.streamsBody) return next();
  return bodyLimit({
    maxSize: limitKb * 1024,
    onError: () => refuseLongBody(context, limitKb),
  })(context, next);
};

export function bodyLimitKbOf(context: Context): number {
  return factsOf(context)?.bodyLimitKb ?? DEFAULT_LIMIT_KB;
}

export function refuseLongBody(context: Context, limitKb: number) {
  return problem(context, 413, `The body is larger than ${limitKb} KB.`);
}
