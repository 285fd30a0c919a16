import type { Context, TypedResponse } from 'hono';
import { type Problem, problem } from '#http/problem.ts';

/** Why writes come to nothing, whichever record they are about, and how that is said of a kind of record, e.g. `city`. */
const REFUSALS = {
  unknown: { status: 404, detail: (what: string) => `There is no such ${what}.` },
  removed: {
    status: 404,
    detail: (what: string) =>
      `The ${what} that this Idempotency-Key created has been removed since.`,
  },
  changed: {
    status: 412,
    detail: (what: string) => `The ${what} was changed since it was read. Read it again.`,
  },
  'key reused': {
    status: 422,
    detail: () =>
      'This Idempotency-Key was used before with another body. Use a new key for another record.',
  },
} as const;

type Refusals = typeof REFUSALS;

export function refuseWrite<Reason extends keyof Refusals>(
  context: Context,
  refused: Reason,
  what: string,
): Response & TypedResponse<Problem, Refusals[Reason]['status'], 'json'> {
  const { status, detail } = REFUSALS[refused];
  return problem<Refusals[Reason]['status']>(context, status, detail(what));
}
