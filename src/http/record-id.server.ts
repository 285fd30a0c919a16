import { z } from '@hono/zod-openapi';

/** The largest id that the database's 32-bit columns hold; PostgreSQL refuses to compare them with anything larger. */
export const LARGEST_ID = 2_147_483_647;

/** The id at the end of a record's address. */
export const RecordId = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .transform(Number)
    .refine((id) => id <= LARGEST_ID)
    .openapi({ type: 'integer', minimum: 1, maximum: LARGEST_ID }),
});
