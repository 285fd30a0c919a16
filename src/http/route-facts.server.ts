import type { Context, Handler, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { RouterRoute } from 'hono/types';

/** What the product has to know of a route before it runs. */
export interface RouteFacts {
  /** `staff` routes answer 401 without a session. */
  readonly access: 'public' | 'staff';
  /** The name under which the metrics count its requests. */
  readonly group: string;
  /** The answer depends on address and catalogue alone, so it is kept until the next write. */
  readonly ready?: true;
  /** Its reads may go to a replica, which must first have caught up with the last write; `ready` implies it. */
  readonly readsReplica?: true;
  readonly bodyLimitKb?: number;
  /** The route reads the body as it arrives and checks `bodyLimitKb` itself. */
  readonly streamsBody?: true;
}

const factsByHandler = new WeakMap<Handler | MiddlewareHandler, RouteFacts>();

/** A route that carries no facts is guarded. */
const NO_FACTS: RouteFacts = { access: 'staff', group: 'api' };

/** Must stand first among the handlers of a route. */
export function withFacts(facts: RouteFacts): MiddlewareHandler {
  const handler: MiddlewareHandler = (_context, next) => next();
  factsByHandler.set(handler, facts);
  return handler;
}

/** The facts of the route that answers a request; undefined when only middleware matches it. */
export function factsOf(context: Context): RouteFacts | undefined {
  const route = matchedRoutes(context).find(({ method }) => method !== 'ALL');
  return route && (factsByHandler.get(route.handler) ?? NO_FACTS);
}

/** Every route that carries facts. */
export function listFacts(
  routes: readonly RouterRoute[],
): { method: string; path: string; facts: RouteFacts }[] {
  return routes.flatMap(({ method, path, handler }) => {
    const facts = factsByHandler.get(handler);
    return facts === undefined ? [] : [{ method, path, facts }];
  });
}
