import type { MiddlewareHandler } from 'hono';
import type { ReadyAnswers } from './ready-answers.server.ts';
import { factsOf } from './route-facts.server.ts';

/** Must stand before middleware that sets headers: a ready answer already has them. */
export function keepReadyRoutes(
  { keep }: ReadyAnswers,
  committedVersion: () => number | Promise<number>,
): MiddlewareHandler {
  return async (context, next) => {
    const facts = factsOf(context);
    if (facts?.ready) return keep(context, next);
    if (facts?.readsReplica) await committedVersion();
    return next();
  };
}
