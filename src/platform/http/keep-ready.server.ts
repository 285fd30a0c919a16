import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { bearerToken } from './bearer-token.ts';
import type { ReadyAnswers } from './ready-answers.server.ts';
import { factsOf } from './route-facts.server.ts';

/**
 * The one place where answers are kept: of routes that say so and, with `keepsPages`, of pages, which
 * answer what no later route is for. Must stand behind the files, which leave to pages what they lack,
 * and before middleware that sets headers: a ready answer already has them.
 */
export function keepReady(
  { keep }: ReadyAnswers,
  committedVersion: () => number | Promise<number>,
  keepsPages: boolean,
): MiddlewareHandler {
  return async (context, next) => {
    const facts = factsOf(context);
    const left = matchedRoutes(context).slice(context.req.routeIndex);
    const isReady = left.every(({ path }) => path === '/*') ? keepsPages : facts?.ready;
    const isForStaff =
      facts?.namesPoster && bearerToken(context.req.header('authorization')) !== undefined;
    if (isReady && !isForStaff) return keep(context, next);
    if (isReady || facts?.readsReplica) await committedVersion();
    return next();
  };
}
