import { z } from 'zod';
import type { SentenceMessages } from '#features/listings/labels/search-messages.ts';
import { createApiRouter, createRoute, json } from '#platform/http/api-router.server.ts';
import { problems } from '#platform/http/problem.ts';
import { lastDaysInIndia, startOfDayInIndia } from '#platform/language/dates.ts';
import type { StaffEnv } from '#platform/writes/routes.server.ts';
import type { Services } from '#services.ts';
import { findEnquiryReport } from './enquiry-report.server.ts';
import { findInterestReport } from './interest-report.server.ts';
import { findMissedSearchReport } from './missed-search-report.server.ts';
import {
  EnquiryReport,
  InterestReport,
  MissedSearchReport,
  REPORT_DAYS,
  SOLD_DAYS,
  SourceReport,
  TimeToSellReport,
  TotalsReport,
} from './report.ts';
import { findSources } from './source-report.server.ts';
import { findTimeToSell } from './time-to-sell.server.ts';
import { findTotals } from './totals-report.server.ts';

const facts = { access: 'read', group: 'report' } as const;
const tags = ['Report'];

const Days = z.object({
  days: z
    .enum(REPORT_DAYS.map(String), { error: `Expected one of ${REPORT_DAYS.join(', ')}.` })
    .default('30')
    .describe('today is the last of them'),
});

const totals = createRoute({
  method: 'get',
  path: '/api/Report/totals',
  facts,
  tags,
  summary: 'What visitors did on each day, in all, and in as many days before',
  request: { query: Days },
  responses: { 200: json(TotalsReport, 'The numbers'), ...problems(400, 401) },
});

const sources = createRoute({
  method: 'get',
  path: '/api/Report/sources',
  facts,
  tags,
  summary: 'From which sites visitors came',
  request: { query: Days },
  responses: { 200: json(SourceReport, 'The sites'), ...problems(400, 401) },
});

const enquiries = createRoute({
  method: 'get',
  path: '/api/Report/enquiries',
  facts,
  tags,
  summary: 'What was asked, about what, and how long it took to answer',
  request: { query: Days },
  responses: { 200: json(EnquiryReport, 'The numbers'), ...problems(400, 401) },
});

const interest = createRoute({
  method: 'get',
  path: '/api/Report/interest',
  facts,
  tags,
  summary: 'How often visitors looked at, tapped, saved and asked about each listing',
  request: { query: Days },
  responses: { 200: json(InterestReport, 'The listings'), ...problems(400, 401) },
});

const missedSearches = createRoute({
  method: 'get',
  path: '/api/Report/missed-searches',
  facts,
  tags,
  summary: 'What visitors searched for and did not find',
  request: { query: Days },
  responses: { 200: json(MissedSearchReport, 'The searches'), ...problems(400, 401) },
});

const timeToSell = createRoute({
  method: 'get',
  path: '/api/Report/time-to-sell',
  facts,
  tags,
  summary: `Median days from first shown to sold, of the last ${SOLD_DAYS} days, by kind and place`,
  responses: { 200: json(TimeToSellReport, 'The medians'), ...problems(401) },
});

/**
 * `storeWaiting` stores what was counted and is not in the database yet; `officeViews` are what
 * pages of staff are counted as.
 */
export function reportApi(
  { db, now }: Services,
  storeWaiting: () => Promise<void>,
  messages: SentenceMessages,
  officeViews: readonly string[],
) {
  const api = createApiRouter<StaffEnv>();
  const firstOf = (days: number) => lastDaysInIndia(now(), days)[0];

  api.openapi(totals, async (context) => {
    await storeWaiting();
    const days = Number(context.req.valid('query').days);
    return context.json(await findTotals(db, now(), days, officeViews), 200);
  });

  api.openapi(sources, async (context) => {
    await storeWaiting();
    const firstDay = firstOf(Number(context.req.valid('query').days));
    return context.json(await findSources(db, firstDay, officeViews), 200);
  });

  api.openapi(enquiries, async (context) => {
    const firstDay = firstOf(Number(context.req.valid('query').days));
    return context.json(await findEnquiryReport(db, firstDay), 200);
  });

  api.openapi(interest, async (context) => {
    await storeWaiting();
    const firstDay = firstOf(Number(context.req.valid('query').days));
    return context.json(await findInterestReport(db, firstDay), 200);
  });

  api.openapi(missedSearches, async (context) => {
    await storeWaiting();
    const firstDay = firstOf(Number(context.req.valid('query').days));
    return context.json(await findMissedSearchReport(db, firstDay, messages), 200);
  });

  api.openapi(timeToSell, async (context) =>
    context.json(await findTimeToSell(db, startOfDayInIndia(firstOf(SOLD_DAYS))), 200),
  );

  return api;
}
