import '#validation/validation-messages.server.ts';
import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context, Env } from 'hono';
import type { z } from 'zod';
import { type FieldErrors, problem } from './problem.ts';

type Validation = { target: string } & ({ success: true } | { success: false; error: z.ZodError });

/** `detail` is the sentence for bodies that break their schema. */
export function createApiRouter<E extends Env = Env>(
  detail = 'The request breaks a rule; errors says which.',
): OpenAPIHono<E> {
  return new OpenAPIHono<E>({ defaultHook: refuseInvalid(detail) });
}

/** A path parameter that cannot be an id is answered as an unknown record. */
function refuseInvalid(detail: string) {
  return (result: Validation, context: Context) => {
    if (result.success) return;
    if (result.target === 'param')
      return problem(context, 404, 'There is nothing under this address.');
    return problem(context, 400, detail, fieldErrors(result.error));
  };
}

function fieldErrors(error: z.ZodError): FieldErrors {
  const errors = new Map<string, string[]>();
  for (const { path, message } of error.issues) {
    const key = path.length === 0 ? 'body' : path.join('.');
    errors.set(key, [...new Set([...(errors.get(key) ?? []), message])]);
  }
  return Object.fromEntries(errors);
}
