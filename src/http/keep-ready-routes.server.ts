import type { MiddlewareHandler } from 'hono';
import type { ReadyAnswers } from './ready-answers.server.ts';
import { factsOf } from './route-facts.server.ts';

/** Keeps the answers of the routes that say they are `ready`. Must stand before what sets headers: a kept answer has its own. */
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
