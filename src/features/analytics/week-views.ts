import { z } from 'zod';

const views = z.int();

/** What visitors looked at in the last seven days. */
export const WeekViews = z
  .object({
    days: z.array(z.object({ day: z.string(), views })).describe('seven, the last one today'),
    listings: z.array(z.object({ id: z.int(), title: z.string(), views })).describe('at most five'),
  })
  .meta({ id: 'WeekViews' });
export type WeekViews = z.infer<typeof WeekViews>;
