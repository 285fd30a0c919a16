import type { Db } from '#platform/database/database.server.ts';
import { createApiRouter, createRoute, json } from '#platform/http/api-router.server.ts';
import { problems, unknownRecord } from '#platform/http/problem.ts';
import { RecordId } from '#platform/http/record-id.server.ts';
import { dayInIndia, lastDaysInIndia, startOfDayInIndia } from '#platform/language/dates.ts';
import type { StaffEnv } from '#platform/writes/routes.server.ts';
import type { Services } from '#services.ts';
import { INTEREST_DAYS, Interest } from './interest.ts';

const route = createRoute({
  method: 'get',
  path: '/api/Property/{id}/interest',
  facts: { access: 'read', group: 'property' },
  tags: ['Property'],
  summary: 'How much visitors looked at, called about and asked for a listing in 90 days',
  request: { params: RecordId },
  responses: { 200: json(Interest, 'The numbers'), ...problems(401, 404) },
});

/** `storeWaiting` stores what was counted and is not in the database yet. */
export function interestApi({ db, now }: Services, storeWaiting: () => Promise<void>) {
  return createApiRouter<StaffEnv>().openapi(route, async (context) => {
    await storeWaiting();
    const found = await findInterest(db, context.req.valid('param').id, now());
    return found === undefined ? unknownRecord(context, 'property') : context.json(found, 200);
  });
}

/** How much visitors looked at, called about and asked for a listing; undefined for an unknown one. */
async function findInterest(db: Db, id: number, now: Date): Promise<Interest | undefined> {
  const listing = await db
    .selectFrom('property')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (listing === undefined) return undefined;
  const days = lastDaysInIndia(now, INTEREST_DAYS);
  const [first] = days;
  const views = await db
    .selectFrom('page_view')
    .select(({ fn }) => ['day', fn.sum<number>('views').as('count')])
    .where('path', '=', `/property-details/${id}`)
    .where('day', '>=', first)
    .groupBy('day')
    .execute();
  const taps = await db
    .selectFrom('tap')
    .select(['day', 'kind', 'taps'])
    .where('property_id', '=', id)
    .where('day', '>=', first)
    .execute();
  const asked = await db
    .selectFrom('enquiry')
    .select('created_at')
    .where('property_id', '=', id)
    .where('created_at', '>=', startOfDayInIndia(first))
    .execute();
  const enquiries = asked.map(({ created_at }) => ({ day: dayInIndia(created_at), count: 1 }));

  const ofDay = (rows: readonly { day: string; count: number }[], day: string) =>
    rows.reduce((sum, row) => sum + (row.day === day ? Number(row.count) : 0), 0);
  const tapCounts = taps
    .filter(({ kind }) => kind !== 'save')
    .map(({ day, taps }) => ({ day, count: taps }));
  const byDay = days.map((day) => ({
    day,
    views: ofDay(views, day),
    taps: ofDay(tapCounts, day),
    enquiries: ofDay(enquiries, day),
  }));
  const ofKind = (kind: string) =>
    taps.reduce((sum, tap) => sum + (tap.kind === kind ? tap.taps : 0), 0);
  return {
    views: byDay.reduce((sum, { views }) => sum + views, 0),
    taps: {
      call: ofKind('call'),
      owner: ofKind('owner'),
      whatsapp: ofKind('whatsapp'),
      share: ofKind('share'),
    },
    enquiries: byDay.reduce((sum, { enquiries }) => sum + enquiries, 0),
    saved: ofKind('save'),
    days: byDay,
  };
}
