import { Problem } from '#http/problem.ts';
import { tooMany } from '#session/log-in.ts';

/** Why the API did not do what it was asked. */
export interface Refusal {
  /** The answer's status; 0 when no answer came. */
  readonly status: number;
  /** One sentence for the person at the screen. */
  readonly message: string;
  /** What is wrong with which member of the body, by its path: `house.totalArea`. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** How many listings stand in the way of a removal. */
  readonly listings: number;
}

/** What a form says when the server did not take its session any more. */
export const SESSION_ENDED =
  'Your session has ended. Log in again to go on; what you typed is still here.';

const MESSAGES: Readonly<Record<number, string>> = {
  401: SESSION_ENDED,
  404: 'This record is no longer there: somebody has removed it.',
  408: 'The connection was too slow. Please try again.',
  412: 'Somebody else has changed this record since you opened it.',
  503: 'The server is busy at the moment. Nothing was lost: please try again in a minute.',
};

/** No answer: the network is down or the server is. */
export const UNREACHABLE: Refusal = {
  status: 0,
  message: 'The server cannot be reached. Nothing was lost: check your connection and try again.',
  errors: {},
  listings: 0,
};

/** The refusal that an answer's status and problem+json body speak of. */
export function refusalOf(
  status: number,
  body: unknown,
  retryAfter: string | null = null,
): Refusal {
  const { data: problem } = Problem.safeParse(body);
  const message =
    status === 429
      ? tooMany(retryAfter)
      : (MESSAGES[status] ??
        problem?.detail ??
        'Something went wrong on the server. Please try again.');
  return { status, message, errors: problem?.errors ?? {}, listings: problem?.listings ?? 0 };
}
