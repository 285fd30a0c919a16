import type { Context } from 'hono';
import { INVALID_LISTING } from '#features/listings/listing-input.ts';
import { problem } from '#http/problem.ts';
import { refuseWrite } from '#writes/routes.server.ts';
import type { ChangeRefusal } from './change-listings.server.ts';

/** How drafts are refused that would become public. */
const INCOMPLETE = `${INVALID_LISTING} Open the draft and complete it first.`;
const NOT_IN_TRASH = 'The property is not in the trash.';

export function refuseChange(context: Context, refused: ChangeRefusal | 'changed') {
  if (refused === 'incomplete') return problem(context, 409, INCOMPLETE);
  return refused === 'not in the trash'
    ? problem(context, 409, NOT_IN_TRASH)
    : refuseWrite(context, refused, 'property');
}

export function refusedInBulk(reason: ChangeRefusal): { status: number; detail: string } {
  if (reason === 'incomplete') return { status: 409, detail: INCOMPLETE };
  return reason === 'unknown'
    ? { status: 404, detail: 'There is no such property.' }
    : { status: 409, detail: NOT_IN_TRASH };
}
