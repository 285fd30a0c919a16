import { sql } from 'kysely';
import type { Db } from '#database/database.server.ts';
import { INTEREST_DAYS, type Interest } from './interest.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How much visitors looked at, called about and asked for a listing; undefined for an unknown one. */
export async function findInterest(db: Db, id: number, now: Date): Promise<Interest | undefined> {
  const listing = await db
    .selectFrom('property')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (listing === undefined) return undefined;
  const days = lastDays(now);
  const first = days[0] ?? '';
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
  const enquiryDay = sql<string>`substr(created_at, 1, 10)`;
  const enquiries = await db
    .selectFrom('enquiry')
    .select(({ fn }) => [enquiryDay.as('day'), fn.countAll<number>().as('count')])
    .where('property_id', '=', id)
    .where('created_at', '>=', first)
    .groupBy(enquiryDay)
    .execute();

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

function lastDays(now: Date): string[] {
  return Array.from({ length: INTEREST_DAYS }, (_, index) =>
    new Date(now.getTime() - (INTEREST_DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
}
