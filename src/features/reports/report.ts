import { z } from 'zod';

export const REPORT_DAYS = [7, 30, 90] as const;
export const SOLD_DAYS = 365;

const count = z.int();

/** At most so many, the most looked at first. */
export const MAX_LISTINGS = 1000;

export const InterestReport = z
  .object({
    items: z
      .array(
        z.object({
          id: count,
          title: z.string(),
          cityName: z.string(),
          views: count,
          taps: count.describe('calls, WhatsApp and shares'),
          saved: count,
          enquiries: count,
        }),
      )
      .describe(`listings with any of these, at most ${MAX_LISTINGS}, most views first`),
  })
  .meta({ id: 'InterestReport' });
export type InterestReport = z.infer<typeof InterestReport>;

export const MissedSearchReport = z
  .object({
    items: z
      .array(
        z.object({
          search: z.string().describe("the query of the explore page's address"),
          said: z.array(z.string()).describe('what was asked for, each in a few words'),
          times: count,
          lastDay: z.string().describe('when it was last asked for'),
        }),
      )
      .describe('the most asked for first'),
    others: count.describe('searches of days with more different ones than are kept apart'),
  })
  .meta({ id: 'MissedSearchReport' });
export type MissedSearchReport = z.infer<typeof MissedSearchReport>;

const sold = { propertyType: count, sold: count, medianDays: z.number() };

export const TimeToSellReport = z
  .object({
    kinds: z.array(z.object(sold)),
    places: z
      .array(z.object({ cityId: count, cityName: z.string(), ...sold }))
      .describe('kinds in a city, most sold first'),
  })
  .meta({ id: 'TimeToSellReport' });
export type TimeToSellReport = z.infer<typeof TimeToSellReport>;
