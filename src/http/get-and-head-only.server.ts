import type { MiddlewareHandler } from 'hono';
import { problem } from './problem.ts';

const READ_METHODS = ['GET', 'HEAD'];
const ALLOW = 'GET, HEAD, OPTIONS';

/** Answers 405 to other methods on pages and files. The API answers for itself. */
export const getAndHeadOnly: MiddlewareHandler = async (context, next) => {
  const { method, path } = context.req;
  if (READ_METHODS.includes(method) || /^\/api(?:\/|$)/i.test(path)) return next();
  context.header('Allow', ALLOW);
  return method === 'OPTIONS'
    ? context.body(null, 204)
    : problem(context, 405, `This address answers ${ALLOW}, not ${method}.`);
};
