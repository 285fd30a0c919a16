import { z } from 'zod';

const count = z.int();

const Counts = z
  .object({
    pageViews: count.describe('of visitors, of any page'),
    listingViews: count.describe('of the page of a listing'),
    taps: count.describe('on call, owner and WhatsApp'),
    saves: count,
    enquiries: count,
    sold: count,
  })
  .meta({ id: 'ReportCounts' });
export type ReportCounts = z.infer<typeof Counts>;

export const TotalsReport = z
  .object({
    total: Counts,
    before: Counts.nullable().describe('of as many days before; null unless all were counted'),
    countedSince: z
      .string()
      .nullable()
      .describe('the first day with numbers, or its month where it is long ago; null without any'),
    days: z
      .array(z.object({ day: z.string(), ...Counts.shape }))
      .describe('each day in India, oldest first'),
  })
  .meta({ id: 'TotalsReport' });
export type TotalsReport = z.infer<typeof TotalsReport>;
