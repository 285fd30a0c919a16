import { z } from 'zod';

export const INTEREST_DAYS = 90;

const count = z.int();

export const Interest = z
  .object({
    views: count.describe('of its page, in the last 90 days'),
    taps: z.object({ call: count, owner: count, whatsapp: count, share: count }),
    enquiries: count,
    saved: count.describe('how often somebody saved it in a browser'),
    days: z
      .array(z.object({ day: z.string(), views: count, taps: count, enquiries: count }))
      .describe('every one of the last 90 days, today last'),
  })
  .meta({ id: 'Interest' });
export type Interest = z.infer<typeof Interest>;
