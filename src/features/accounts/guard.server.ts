import type { Context, MiddlewareHandler } from 'hono';
import { bearerToken } from '#http/bearer-token.ts';
import { leastRole, may, type Permission } from '#http/permission.ts';
import { problem } from '#http/problem.ts';
import { factsOf, type RouteFacts } from '#http/route-facts.server.ts';
import type { Services } from '#services.ts';
import type { StaffEnv } from '#writes/routes.server.ts';
import { createSeenNotes } from './seen-notes.server.ts';
import { readSession } from './session.server.ts';

export function guard(services: Services): MiddlewareHandler<StaffEnv> {
  const noteSeen = createSeenNotes(services);

  const enter = async (
    context: Context<StaffEnv>,
    next: () => Promise<void>,
    needed: readonly Permission[],
  ) => {
    const token = bearerToken(context.req.header('authorization'));
    const found = token === undefined ? undefined : await readSession(services, token);
    if (found !== undefined) {
      const missing = needed.find((permission) => !may(found.staff.role, permission));
      if (missing !== undefined) return refuseRole(context, missing);
      noteSeen(found);
      context.set('staff', found.staff);
      context.set('session', found.session);
    } else if (needed.length > 0) {
      context.header(
        'WWW-Authenticate',
        token === undefined ? 'Bearer' : 'Bearer error="invalid_token"',
      );
      return problem(context, 401, 'Log in first: the request carries no valid token.');
    }
    await next();
    context.header('Cache-Control', 'no-store');
    return undefined;
  };

  return (context, next) => {
    const facts = factsOf(context);
    // `factsOf` does not see handlers for all methods, so the request must end here.
    if (facts === undefined)
      return Promise.resolve(problem(context, 404, 'There is nothing under this address.'));
    const mayBeStaff =
      facts.namesPoster && bearerToken(context.req.header('authorization')) !== undefined;
    return facts.access === 'public' && !mayBeStaff
      ? next()
      : enter(context, next, permissionsFor(context, facts));
  };
}

/** Everything that this request needs; nothing on a public route. */
function permissionsFor(context: Context, { access, accessWith }: RouteFacts): Permission[] {
  if (access === 'public') return [];
  const given = accessWith && context.req.query(accessWith.parameter);
  const needsMore = given !== undefined && given === (accessWith?.value ?? given);
  return needsMore && accessWith ? [access, accessWith.access] : [access];
}

function refuseRole(context: Context, permission: Permission) {
  const least = leastRole(permission);
  const who = least === 'owner' ? 'Only an owner' : `Only an ${least} or an owner`;
  return problem(context, 403, `${who} may do this. Ask one to do it, or to change your role.`);
}
