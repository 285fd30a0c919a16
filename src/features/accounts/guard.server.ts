import type { Context, MiddlewareHandler } from 'hono';
import { bearerToken } from '#platform/http/bearer-token.ts';
import { leastRole, may, type Permission } from '#platform/http/permission.ts';
import { problem } from '#platform/http/problem.ts';
import { factsOf, type RouteFacts } from '#platform/http/route-facts.server.ts';
import type { StaffEnv } from '#platform/writes/routes.server.ts';
import type { Services } from '#services.ts';
import { readSession } from './session.server.ts';
import { markSeen, type Session } from './session-store.server.ts';
import type { Staff } from './staff-store.server.ts';

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

const INTERVAL_MS = 5 * 60 * 1000;

/** Notes that a session is in use, at most every five minutes, and keeps no request waiting. */
function createSeenNotes({ db, log, now }: Pick<Services, 'db' | 'log' | 'now'>) {
  const noting = new Set<string>();

  return ({ session, staff }: { session: Session; staff: Staff }): void => {
    const at = now();
    if (noting.has(session.id) || at.getTime() - session.lastSeenAt.getTime() < INTERVAL_MS) return;
    noting.add(session.id);
    void markSeen(db, session.id, staff.id, at)
      .catch((error: unknown) => log.warn({ err: error }, 'the use of a session was not noted'))
      .finally(() => noting.delete(session.id));
  };
}
