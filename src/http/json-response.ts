import type { z } from 'zod';

/** A JSON answer, as an operation's description lists it. */
export function json<Schema extends z.ZodType>(schema: Schema, description: string) {
  return { description, content: { 'application/json': { schema } } };
}
