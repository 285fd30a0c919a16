import type { MiddlewareHandler } from 'hono';
import { bearerToken } from './bearer-token.ts';
import type { ReadyAnswers } from './ready-answers.server.ts';
import { factsOf } from './route-facts.server.ts';

/** Must stand before middleware that sets headers: a ready answer already has them. */
export function keepReadyRoutes(
  { keep }: ReadyAnswers,
  committedVersion: () => number | Promise<number>,
): MiddlewareHandler {
  return async (context, next) => {
    const facts = factsOf(context);
    const isForStaff =
      facts?.namesPoster && bearerToken(context.req.header('authorization')) !== undefined;
    if (facts?.ready && !isForStaff) return keep(context, next);
    if (facts?.ready || facts?.readsReplica) await committedVersion();
    return next();
  };
}
