import type { Context, TypedResponse } from 'hono';
import { z } from 'zod';

/** An error answer, RFC 9457. The keys of `errors` are paths of members, e.g. `house.totalArea`. */
export const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    errors: z.record(z.string(), z.array(z.string())).optional(),
    listings: z.int().optional().describe('409: how many listings still need the record'),
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof Problem>;

export type FieldErrors = Record<string, string[]>;

const TITLES = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
} as const;

export type ProblemStatus = keyof typeof TITLES;

export function problemOf(status: ProblemStatus, detail: string): Problem {
  return { type: 'about:blank', title: TITLES[status], status, detail };
}

/** `detail` is a sentence for the caller; it must not reveal internals. */
export function problem<Status extends ProblemStatus>(
  context: Context,
  status: Status,
  detail: string,
  errors?: FieldErrors,
  listings?: number,
): Response & TypedResponse<Problem, Status, 'json'> {
  const body: Problem = {
    ...problemOf(status, detail),
    ...(errors && { errors }),
    ...(listings && { listings }),
  };
  return context.json(body, status, { 'Content-Type': 'application/problem+json' });
}

export function noSuch(what: string): string {
  return `There is no such ${what}.`;
}

export function unknownRecord(context: Context, what: string) {
  return problem(context, 404, noSuch(what));
}

type ProblemResponses<Status extends ProblemStatus> = {
  [Each in Status]: {
    description: string;
    content: { 'application/problem+json': { schema: typeof Problem } };
  };
};

export function problems<Status extends ProblemStatus>(
  ...statuses: Status[]
): ProblemResponses<Status> {
  const responses = statuses.map((status) => [
    status,
    { description: TITLES[status], content: { 'application/problem+json': { schema: Problem } } },
  ]);
  // `fromEntries` loses the keys.
  return Object.fromEntries(responses) as ProblemResponses<Status>;
}
