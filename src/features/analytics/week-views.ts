import { z } from 'zod';

const views = z.int();

const WeekTotals = z
  .object({
    views: views.describe('of listings'),
    taps: z.int().describe('on call, owner and WhatsApp'),
    enquiries: z.int(),
  })
  .meta({ id: 'WeekTotals' });
export type WeekTotals = z.infer<typeof WeekTotals>;

/** What visitors looked at in the last seven days. */
export const WeekViews = z
  .object({
    days: z.array(z.object({ day: z.string(), views })).describe('seven, the last one today'),
    listings: z.array(z.object({ id: z.int(), title: z.string(), views })).describe('at most five'),
    week: WeekTotals,
    weekBefore: WeekTotals.describe('of the seven days before those'),
  })
  .meta({ id: 'WeekViews' });
export type WeekViews = z.infer<typeof WeekViews>;
