import type { Context } from 'hono';
import { problem } from '#http/problem.ts';
import type { PasswordRefusal } from './password-check.server.ts';

export function refuseForNow(
  context: Context,
  { refused, waitSeconds }: Exclude<PasswordRefusal, { refused: 'wrong' }>,
) {
  context.header('Retry-After', String(waitSeconds));
  return refused === 'busy'
    ? problem(context, 503, 'Too many log-ins at once. Try again in a few seconds.')
    : problem(context, 429, `Too many wrong log-ins. Try again in ${waitSeconds} seconds.`);
}
