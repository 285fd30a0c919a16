import type { Context, TypedResponse } from 'hono';
import type { z } from 'zod';
import { createRoute, json, jsonBody } from '#platform/http/api-router.server.ts';
import { IdempotencyHeaders, IfMatchHeaders } from '#platform/http/etag.ts';
import type { Role } from '#platform/http/permission.ts';
import {
  type FieldErrors,
  noSuch,
  type Problem,
  problem,
  problems,
} from '#platform/http/problem.ts';
import { RecordId } from '#platform/http/record-id.server.ts';
import type { AuditedEntity, RouteGroup } from '#platform/http/route-facts.server.ts';
import { REQUIRED } from '#platform/validation/input-rules.ts';
import type { Signature } from './audited-write.server.ts';

/** Set by the guard before a guarded handler runs. */
export interface StaffEnv {
  Variables: {
    staff: { id: number; userName: string; role: Role };
    session: { id: string; createdAt: Date };
  };
}

export function signatureOf(context: Context<StaffEnv>, now: Date): Signature {
  const { id, userName } = context.get('staff');
  return { staffId: id, userName, at: now };
}

interface WriteFacts {
  readonly group: RouteGroup;
  readonly audits: AuditedEntity;
}

/** `POST` of a record; `input` and `output` are the record's own schemas. */
export function creation<
  Path extends `/api/${string}`,
  Input extends z.ZodType,
  Output extends z.ZodType,
>(path: Path, facts: WriteFacts, summary: string, input: Input, output: Output) {
  return createRoute({
    method: 'post',
    path,
    facts: { access: 'write', ...facts },
    tags: tagsOf(path),
    summary,
    request: { headers: IdempotencyHeaders, body: jsonBody(input) },
    responses: {
      201: json(output, 'The stored record'),
      ...problems(400, 401, 404, 413, 415, 422),
    },
  });
}

/** `PUT` of a record; the body has its id. */
export function update<
  Path extends `/api/${string}`,
  Input extends z.ZodType,
  Output extends z.ZodType,
>(path: Path, facts: WriteFacts, summary: string, input: Input, output: Output) {
  return createRoute({
    method: 'put',
    path,
    facts: { access: 'write', ...facts },
    tags: tagsOf(path),
    summary,
    request: { headers: IfMatchHeaders, body: jsonBody(input) },
    responses: {
      200: json(output, 'The stored record'),
      ...problems(400, 401, 404, 412, 413, 415),
    },
  });
}

export function deletion<Path extends `/api/${string}`>(
  path: Path,
  facts: WriteFacts,
  summary: string,
) {
  return createRoute({
    method: 'delete',
    path,
    facts: { access: 'write', ...facts },
    tags: tagsOf(path),
    summary,
    request: { headers: IfMatchHeaders, params: RecordId },
    responses: { 204: { description: 'Removed' }, ...problems(401, 404, 409, 412) },
  });
}

/** `/api/City/{id}` belongs to City. */
function tagsOf(path: string): string[] {
  return path.split('/').slice(2, 3);
}

/** The reasons for which any write is refused, and their texts for a record such as `city`. */
const REFUSALS = {
  unknown: { status: 404, detail: noSuch },
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

/** As `refuseWrite`; what is wrong in the body is answered with `detail` and the errors. */
export function refuseInput<Reason extends keyof Refusals>(
  context: Context,
  refused: Reason | FieldErrors,
  what: string,
  detail = REQUIRED,
) {
  return typeof refused === 'object'
    ? problem(context, 400, detail, refused)
    : refuseWrite(context, refused, what);
}
