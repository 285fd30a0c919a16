import { z } from '@hono/zod-openapi';
import { REQUIRED } from '#platform/validation/input-rules.ts';
import { MAX_ID } from '#platform/validation/max-id.ts';

export const RecordId = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .transform(Number)
    .refine((id) => id <= MAX_ID)
    .openapi({ type: 'integer', minimum: 1, maximum: MAX_ID }),
});

/** An impossible id becomes 0, which no record has, and is answered as unknown. */
export const RecordTarget = z.object({
  id: z
    .int({
      error: ({ input }) =>
        input === undefined || input === null ? REQUIRED : 'Please enter the id as a whole number.',
    })
    .refine((id) => id !== 0, REQUIRED)
    .transform(toRecordId),
});

export function toRecordId(number: number | string): number {
  const id = Number(number);
  return id > 0 && id <= MAX_ID ? id : 0;
}
