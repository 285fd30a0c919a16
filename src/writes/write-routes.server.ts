import type { z } from 'zod';
import { createRoute } from '#http/create-route.server.ts';
import { IdempotencyHeaders, IfMatchHeaders } from '#http/etag.ts';
import { json } from '#http/json-response.ts';
import { problems } from '#http/problem.ts';
import { RecordId } from '#http/record-id.server.ts';

/** Under which the metrics count a write. */
type Group = 'property' | 'place';

/** What the writes of all kinds of records have in common; `input` and `output` are the record's own schemas. */
export function creation<
  Path extends `/api/${string}`,
  Input extends z.ZodType,
  Output extends z.ZodType,
>(path: Path, group: Group, summary: string, input: Input, output: Output) {
  return createRoute({
    method: 'post',
    path,
    facts: { access: 'staff', group },
    tags: tagsOf(path),
    summary,
    request: { headers: IdempotencyHeaders, body: jsonBody(input) },
    responses: {
      201: json(output, 'The stored record'),
      ...problems(400, 401, 404, 413, 415, 422),
    },
  });
}

/** The id of what is changed comes in the body. */
export function update<
  Path extends `/api/${string}`,
  Input extends z.ZodType,
  Output extends z.ZodType,
>(path: Path, group: Group, summary: string, input: Input, output: Output) {
  return createRoute({
    method: 'put',
    path,
    facts: { access: 'staff', group },
    tags: tagsOf(path),
    summary,
    request: { headers: IfMatchHeaders, body: jsonBody(input) },
    responses: {
      200: json(output, 'The stored record'),
      ...problems(400, 401, 404, 412, 413, 415),
    },
  });
}

export function deletion<Path extends `/api/${string}`>(path: Path, group: Group, summary: string) {
  return createRoute({
    method: 'delete',
    path,
    facts: { access: 'staff', group },
    tags: tagsOf(path),
    summary,
    request: { headers: IfMatchHeaders, params: RecordId },
    responses: { 204: { description: 'Removed' }, ...problems(401, 404, 409, 412) },
  });
}

function jsonBody<Input extends z.ZodType>(schema: Input) {
  return { required: true, content: { 'application/json': { schema } } };
}

/** `/api/City/{id}` belongs to City. */
function tagsOf(path: string): string[] {
  return path.split('/').slice(2, 3);
}
