import type { Problem } from '#platform/http/problem.ts';
import { hasMembers, isListOf, isNumber, isText } from '#platform/validation/shape.ts';
import { tooMany } from '#session/log-in.ts';

export interface Refusal {
  /** The HTTP status; 0 without an answer. */
  readonly status: number;
  readonly message: string;
  /** Messages by the path of the body's member, e.g. `house.totalArea`. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** How many listings prevent a removal. */
  readonly listings: number;
}

export const SESSION_ENDED =
  'Your session has ended. Log in again to go on; what you typed is still here.';

const MESSAGES: Readonly<Record<number, string>> = {
  401: SESSION_ENDED,
  404: 'This record is no longer there: somebody has removed it.',
  408: 'The connection was too slow. Please try again.',
  412: 'Somebody else has changed this record since you opened it.',
  503: 'The server is busy at the moment. Nothing was lost: please try again in a minute.',
};

export const UNREACHABLE: Refusal = {
  status: 0,
  message: 'The server cannot be reached. Nothing was lost: check your connection and try again.',
  errors: {},
  listings: 0,
};

const isProblem = hasMembers<Problem>({
  detail: isText,
  errors: (value) => value === undefined || areErrors(value),
  listings: (value) => value === undefined || isNumber(value),
});

function areErrors(value: unknown): value is Record<string, string[]> {
  return hasMembers({})(value) && Object.values(value).every(isListOf(isText));
}

export function refusalOf(
  status: number,
  body: unknown,
  retryAfter: string | null = null,
): Refusal {
  const problem = isProblem(body) ? body : undefined;
  const message =
    status === 429
      ? tooMany(retryAfter)
      : (MESSAGES[status] ??
        problem?.detail ??
        'Something went wrong on the server. Please try again.');
  return { status, message, errors: problem?.errors ?? {}, listings: problem?.listings ?? 0 };
}
