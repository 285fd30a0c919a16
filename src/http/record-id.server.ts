import { z } from '@hono/zod-openapi';
import { REQUIRED } from '#validation/input-rules.ts';
import { MAX_ID } from '#validation/max-id.ts';

/** The id at the end of a record's address. */
export const RecordId = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .transform(Number)
    .refine((id) => id <= MAX_ID)
    .openapi({ type: 'integer', minimum: 1, maximum: MAX_ID }),
});

/**
 * The record that a body is about. What cannot be an id of the database is as unknown as what is not there: it becomes 0,
 * which is nobody's.
 */
export const RecordTarget = z.object({
  id: z
    .int({
      error: ({ input }) =>
        input === undefined || input === null ? REQUIRED : 'Please enter the id as a whole number.',
    })
    .refine((id) => id !== 0, REQUIRED)
    .transform(toRecordId),
});

/** A whole number as an id; 0 for what cannot be one. */
export function toRecordId(number: number | string): number {
  const id = Number(number);
  return id > 0 && id <= MAX_ID ? id : 0;
}
