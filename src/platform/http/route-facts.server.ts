import type { Context, Handler, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { RouterRoute } from 'hono/types';
import type { Permission } from './permission.ts';

/** How the metrics count a request. */
export type RouteGroup =
  | 'account'
  | 'alert'
  | 'api'
  | 'audit'
  | 'buyer'
  | 'enquiry'
  | 'enumeration'
  | 'file'
  | 'login'
  | 'missed_search'
  | 'page'
  | 'page_view'
  | 'person'
  | 'picture'
  | 'place'
  | 'probe'
  | 'property'
  | 'report'
  | 'settings'
  | 'staff'
  | 'tap'
  | 'upload';

/** In the order of the API's description. */
const AUDITED_ENTITIES = [
  'Country',
  'State',
  'City',
  'Property',
  'Staff',
  'Passkey',
  'Session',
  'Settings',
  'Buyer',
  'Enquiry',
] as const;

export type AuditedEntity = (typeof AUDITED_ENTITIES)[number];

export interface RouteFacts {
  /** Whatever is not public answers 401 without a session, and 403 to a role that lacks it. */
  readonly access: 'public' | Permission;
  /** What a request needs that has this query parameter, if a value is named with this value. */
  readonly accessWith?: {
    readonly parameter: string;
    readonly value?: string;
    readonly access: Permission;
  };
  readonly group: RouteGroup;
  /** The answer depends on path and catalogue alone, not on the query, and is kept until the next write. */
  readonly ready?: true;
  /** Reads from a replica, so the committed version is checked first. `ready` implies it. */
  readonly readsReplica?: true;
  /** Staff see who posted a listing; for everybody else that is the agency. */
  readonly namesPoster?: true;
  /** Records its writes of this entity in the audit trail. */
  readonly audits?: AuditedEntity;
  readonly bodyLimitKb?: number;
  /** Reads the body as it arrives, and enforces the limit while reading. */
  readonly streamsBody?: true;
}

const factsByHandler = new WeakMap<Handler | MiddlewareHandler, RouteFacts>();

const NO_FACTS: RouteFacts = { access: 'keep staff', group: 'api' };

/** Must be the first handler of its route. */
export function withFacts(facts: RouteFacts): MiddlewareHandler {
  const handler: MiddlewareHandler = (_context, next) => next();
  factsByHandler.set(handler, facts);
  return handler;
}

/** The facts of the matched route; undefined when only middleware matches. */
export function factsOf(context: Context): RouteFacts | undefined {
  const route = matchedRoutes(context).find(({ method }) => method !== 'ALL');
  return route && (factsByHandler.get(route.handler) ?? NO_FACTS);
}

export function listFacts(
  routes: readonly RouterRoute[],
): { method: string; path: string; facts: RouteFacts }[] {
  return routes.flatMap(({ method, path, handler }) => {
    const facts = factsByHandler.get(handler);
    return facts === undefined ? [] : [{ method, path, facts }];
  });
}

/** The entities that the routes write. */
export function auditedEntities(routes: readonly RouterRoute[]): AuditedEntity[] {
  const audited = new Set(listFacts(routes).map(({ facts }) => facts.audits));
  return AUDITED_ENTITIES.filter((entity) => audited.has(entity));
}
