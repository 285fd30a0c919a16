import type { MiddlewareHandler } from 'hono';
import { bearerToken } from '#http/bearer-token.ts';
import { problem } from '#http/problem.ts';
import { factsOf } from '#http/route-facts.server.ts';
import type { Services } from '#services.ts';
import type { StaffEnv } from '#writes/routes.server.ts';
import { readSession } from './session.server.ts';

export function guard(services: Services): MiddlewareHandler<StaffEnv> {
  const enter: MiddlewareHandler<StaffEnv> = async (context, next) => {
    const token = bearerToken(context.req.header('authorization'));
    const found = token === undefined ? undefined : await readSession(services, token);
    if (found !== undefined) {
      context.set('staff', found.staff);
      context.set('session', found.session);
    } else if (factsOf(context)?.access !== 'public') {
      context.header(
        'WWW-Authenticate',
        token === undefined ? 'Bearer' : 'Bearer error="invalid_token"',
      );
      return problem(context, 401, 'Log in first: the request carries no valid token.');
    }
    await next();
    context.header('Cache-Control', 'no-store');
  };

  return (context, next) => {
    const facts = factsOf(context);
    // `factsOf` does not see handlers for all methods, so the request must end here.
    if (facts === undefined)
      return Promise.resolve(problem(context, 404, 'There is nothing under this address.'));
    const isPublic = facts.access === 'public';
    const mayBeStaff =
      facts.namesPoster && bearerToken(context.req.header('authorization')) !== undefined;
    return isPublic && !mayBeStaff ? next() : enter(context, next);
  };
}
