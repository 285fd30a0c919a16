import type { MiddlewareHandler } from 'hono';
import { problem } from './problem.ts';

const READ_METHODS = ['GET', 'HEAD'];
const ALLOW = 'GET, HEAD, OPTIONS';

/** Pages and files are read and nothing else: every other method is 405 with `Allow`. The API says for itself what it takes. */
export const getAndHeadOnly: MiddlewareHandler = async (context, next) => {
  const { method, path } = context.req;
  if (READ_METHODS.includes(method) || /^\/api(?:\/|$)/i.test(path)) return next();
  context.header('Allow', ALLOW);
  return method === 'OPTIONS'
    ? context.body(null, 204)
    : problem(context, 405, `This address answers ${ALLOW}, not ${method}.`);
};
