import type { z } from 'zod';

/** Describes a JSON response of a route. */
export function json<Schema extends z.ZodType>(schema: Schema, description: string) {
  return { description, content: { 'application/json': { schema } } };
}
