import { z } from 'zod';

const count = z.int();
const received = { received: count, stillNew: count };
const medianHours = z.number().describe('from when it came until it was first taken out of `new`');

export const EnquiryReport = z
  .object({
    ...received,
    oldestNew: z.string().nullable().describe('when the oldest one that is still new came'),
    kinds: z.array(z.object({ kind: z.string(), ...received })).describe('most first'),
    subjects: z
      .array(
        z.object({
          cityName: z.string().nullable(),
          propertyType: count.nullable(),
          ...received,
        }),
      )
      .describe('by city and kind of the listing; null without a listing, or when it is gone'),
    answered: z.object({ enquiries: count, medianHours: medianHours.nullable() }),
    people: z
      .array(z.object({ userName: z.string(), enquiries: count, medianHours }))
      .describe('who took them out of `new`, most first'),
  })
  .meta({ id: 'EnquiryReport' });
export type EnquiryReport = z.infer<typeof EnquiryReport>;
