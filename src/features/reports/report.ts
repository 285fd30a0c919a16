import { z } from 'zod';

export const REPORT_DAYS = [7, 30, 90] as const;
export const SOLD_DAYS = 365;

const count = z.int();

/** A report names no more listings: those that were looked at most. */
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

const views = z.int();

export const MAX_SOURCES = 10;

export const SourceReport = z
  .object({
    items: z
      .array(z.object({ host: z.string(), views }))
      .describe(`the ${MAX_SOURCES} sites that sent most, most first`),
    others: z.object({ hosts: z.int(), views }).describe('all other sites'),
    direct: views.describe('without a site before: typed, from an app, or on from a page of ours'),
  })
  .meta({ id: 'SourceReport' });
export type SourceReport = z.infer<typeof SourceReport>;
