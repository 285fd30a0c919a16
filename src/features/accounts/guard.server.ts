import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { bearerToken } from '#http/bearer-token.ts';
import { problem } from '#http/problem.ts';
import type { Services } from '#services.ts';
import type { StaffEnv } from '#writes/routes.server.ts';
import { readSession } from './session.server.ts';

/** Anyone may read and nobody may write without an account: these are all the exceptions. */
const PUBLIC_WRITES = [
  'POST /api/Property/filtered-properties',
  'POST /api/Acount/authenticate',
  'POST /api/PageView',
];
const GUARDED_READS = ['GET /api/Property', 'GET /api/Audit'];
const READING = ['GET', 'HEAD'];

/** Stands before the whole API. A route that is added later is guarded by its method, without anybody remembering. */
export function guard(services: Services): MiddlewareHandler<StaffEnv> {
  return async (context, next) => {
    const routes = matchedRoutes(context)
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path}`);
    const isOpen = READING.includes(context.req.method)
      ? !routes.some((route) => GUARDED_READS.includes(route))
      : routes.some((route) => PUBLIC_WRITES.includes(route));
    if (isOpen) return next();
    // Nothing is there to be guarded, and nothing that answers every method is reached either.
    if (routes.length === 0) return problem(context, 404, 'There is nothing under this address.');

    const token = bearerToken(context.req.header('authorization'));
    const found = token === undefined ? undefined : await readSession(services, token);
    if (found === undefined) {
      context.header(
        'WWW-Authenticate',
        token === undefined ? 'Bearer' : 'Bearer error="invalid_token"',
      );
      return problem(context, 401, 'Log in first: the request carries no valid token.');
    }
    context.set('staff', found.staff);
    context.set('session', found.session);
    await next();
    context.header('Cache-Control', 'no-store');
  };
}
