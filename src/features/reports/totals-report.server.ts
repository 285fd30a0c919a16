import { sql } from 'kysely';
import { SOLD } from '#features/listings/listing-status.ts';
import type { Db } from '#platform/database/database.server.ts';
import { dayInIndia, lastDaysInIndia, startOfDayInIndia } from '#platform/language/dates.ts';
import type { ReportCounts, TotalsReport } from './report.ts';

const NOTHING: ReportCounts = {
  pageViews: 0,
  listingViews: 0,
  taps: 0,
  saves: 0,
  enquiries: 0,
  sold: 0,
};
const MEASURES = ['pageViews', 'listingViews', 'taps', 'saves', 'enquiries', 'sold'] as const;

/** What visitors did on each of the last days, and in as many days before. */
export async function findTotals(
  db: Db,
  now: Date,
  count: number,
  officeViews: readonly string[],
): Promise<TotalsReport> {
  const both = lastDaysInIndia(now, 2 * count);
  const counts = new Map<string, ReportCounts>();
  const rows = [
    ...(await viewsSince(db, both[0], officeViews)),
    ...(await tapsSince(db, both[0])),
    ...(await enquiriesSince(db, both[0])),
    ...(await salesSince(db, both[0])),
  ];
  for (const { day, ...counted } of rows)
    counts.set(day, sum([counts.get(day) ?? NOTHING, counted]));
  const of = (day: string) => counts.get(day) ?? NOTHING;
  const countedSince = await findFirstDay(db);
  const hasBefore = countedSince !== null && countedSince <= both[0];
  const days = both.slice(count);
  return {
    total: sum(days.map(of)),
    before: hasBefore ? sum(both.slice(0, count).map(of)) : null,
    countedSince,
    days: days.map((day) => ({ day, ...of(day) })),
  };
}

function sum(counts: readonly Partial<ReportCounts>[]): ReportCounts {
  const total = { ...NOTHING };
  for (const counted of counts)
    for (const measure of MEASURES) total[measure] += Number(counted[measure] ?? 0);
  return total;
}

function viewsSince(db: Db, firstDay: string, officeViews: readonly string[]) {
  return db
    .selectFrom('page_view')
    .select(({ fn, ref }) => [
      'day',
      fn.sum<number>('views').as('pageViews'),
      fn
        .sum<number>(sql`case when path like '/property-details/%' then ${ref('views')} else 0 end`)
        .as('listingViews'),
    ])
    .where('day', '>=', firstDay)
    .where('path', 'not in', officeViews)
    .groupBy('day')
    .execute();
}

async function tapsSince(db: Db, firstDay: string) {
  const rows = await db
    .selectFrom('tap')
    .select(({ fn }) => ['day', 'kind', fn.sum<number>('taps').as('count')])
    .where('day', '>=', firstDay)
    .where('kind', '!=', 'share')
    .groupBy(['day', 'kind'])
    .execute();
  return rows.map(({ day, kind, count }) => ({
    day,
    [kind === 'save' ? 'saves' : 'taps']: count,
  }));
}

async function enquiriesSince(db: Db, firstDay: string) {
  const rows = await db
    .selectFrom('enquiry')
    .select(({ fn }) => [halfDay('created_at').as('at'), fn.countAll<number>().as('enquiries')])
    .where('created_at', '>=', startOfDayInIndia(firstDay))
    .groupBy('at')
    .execute();
  return rows.map(({ at, enquiries }) => ({ day: dayInIndia(at), enquiries }));
}

async function salesSince(db: Db, firstDay: string) {
  const rows = await db
    .selectFrom('property')
    .select(({ fn }) => [halfDay('status_changed_at').as('at'), fn.countAll<number>().as('sold')])
    .where('status', '=', sql.lit(SOLD))
    .where('trashed_at', 'is', null)
    .where('status_changed_at', '>=', startOfDayInIndia(firstDay))
    .groupBy('at')
    .execute();
  return rows.map(({ at, sold }) => ({ day: dayInIndia(at), sold }));
}

/** An instant on the same day in India, which begins at 18:30 in UTC: at most two for each day. */
function halfDay(column: 'created_at' | 'status_changed_at') {
  const instant = sql.ref(column);
  return sql<string>`substr(${instant}, 1, 10) ||
    case when substr(${instant}, 12, 5) < '18:30' then 'T00:00Z' else 'T18:30Z' end`;
}

async function findFirstDay(db: Db): Promise<string | null> {
  const viewed = await db
    .selectFrom('page_view')
    .select(({ fn }) => fn.min<string | null>('day').as('day'))
    .executeTakeFirstOrThrow();
  const asked = await db
    .selectFrom('enquiry')
    .select('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  const days = [viewed.day ?? [], asked === undefined ? [] : dayInIndia(asked.created_at)].flat();
  return days.sort()[0] ?? null;
}
