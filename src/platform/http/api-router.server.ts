import '#platform/validation/validation-messages.server.ts';
import { createRoute as createZodRoute, OpenAPIHono, type RouteConfig } from '@hono/zod-openapi';
import type { Context, Env } from 'hono';
import type { z } from 'zod';
import { leastRole } from './permission.ts';
import { type FieldErrors, problem, problems } from './problem.ts';
import { type RouteFacts, withFacts } from './route-facts.server.ts';

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

type RouteWithFacts<Path extends string> = Omit<RouteConfig, 'path' | 'security'> & {
  path: Path;
  facts: RouteFacts;
};

export function createRoute<Path extends string, Route extends RouteWithFacts<Path>>(
  config: Route,
) {
  const { facts, middleware = [] } = config;
  const route = createZodRoute<Path, Route>({
    ...config,
    ...(facts.access !== 'public' && {
      security: [{ staffToken: [] }],
      'x-least-role': leastRole(facts.access),
      // The guard answers it, so that no handler has to know it.
      responses: { ...config.responses, ...problems(403) },
    }),
    middleware: [withFacts(facts), ...[middleware].flat()],
  });
  // Not enumerable, so that it does not show in the API's description.
  return Object.defineProperty(route, 'facts', { enumerable: false });
}

/** The body of a request. */
export function jsonBody<Schema extends z.ZodType>(schema: Schema) {
  return { required: true, content: { 'application/json': { schema } } };
}

/** As `jsonBody`, for files. */
export function formBody<Schema extends z.ZodType>(schema: Schema) {
  return { required: true, content: { 'multipart/form-data': { schema } } };
}

export function json<Schema extends z.ZodType>(schema: Schema, description: string) {
  return { description, content: { 'application/json': { schema } } };
}
