import { sql } from 'kysely';
import type { Db } from '#platform/database/database.server.ts';
import { startOfDayInIndia } from '#platform/language/dates.ts';
import { type InterestReport, MAX_LISTINGS } from './report.ts';

const LISTING_VIEWS = '/property-details/';
const NOTHING = { views: 0, taps: 0, saved: 0, enquiries: 0 };
type Counts = typeof NOTHING;

/** What visitors did with each listing since a day, most looked at first. */
export async function findInterestReport(db: Db, firstDay: string): Promise<InterestReport> {
  const counts = new Map<number, Counts>();
  const add = (id: number, what: keyof Counts, count: number) => {
    const before = counts.get(id) ?? NOTHING;
    counts.set(id, { ...before, [what]: before[what] + Number(count) });
  };
  for (const { path, count } of await viewsSince(db, firstDay))
    add(Number(path.slice(LISTING_VIEWS.length)), 'views', count);
  for (const { id, kind, count } of await tapsSince(db, firstDay))
    add(id, kind === 'save' ? 'saved' : 'taps', count);
  for (const { id, count } of await enquiriesSince(db, firstDay))
    if (id !== null) add(id, 'enquiries', count);

  const most = [...counts].sort(byInterest).slice(0, MAX_LISTINGS);
  const names = await namesOf(
    db,
    most.map(([id]) => id),
  );
  return {
    items: most.flatMap(([id, counted]) => {
      const name = names.get(id);
      return name === undefined ? [] : [{ ...name, ...counted }];
    }),
  };
}

function byInterest([oneId, one]: [number, Counts], [otherId, other]: [number, Counts]): number {
  const actsOf = ({ taps, saved, enquiries }: Counts) => taps + saved + enquiries;
  return other.views - one.views || actsOf(other) - actsOf(one) || otherId - oneId;
}

function viewsSince(db: Db, firstDay: string) {
  return db
    .selectFrom('page_view')
    .select(({ fn }) => ['path', fn.sum<number>('views').as('count')])
    .where('day', '>=', firstDay)
    .where('path', 'like', `${LISTING_VIEWS}%`)
    .groupBy('path')
    .execute();
}

function tapsSince(db: Db, firstDay: string) {
  return db
    .selectFrom('tap')
    .select(({ fn }) => ['property_id as id', 'kind', fn.sum<number>('taps').as('count')])
    .where('day', '>=', firstDay)
    .groupBy(['property_id', 'kind'])
    .execute();
}

function enquiriesSince(db: Db, firstDay: string) {
  return db
    .selectFrom('enquiry')
    .select(({ fn }) => ['property_id as id', fn.countAll<number>().as('count')])
    .where('property_id', 'is not', null)
    .where('created_at', '>=', startOfDayInIndia(firstDay))
    .groupBy('property_id')
    .execute();
}

async function namesOf(db: Db, ids: readonly number[]) {
  // PostgreSQL refuses a list without entries.
  if (ids.length === 0) return new Map<number, never>();
  const rows = await db
    .selectFrom('property')
    .innerJoin('city', 'city.id', 'property.city_id')
    .select(['property.id', 'property.title', sql<string>`city.name`.as('cityName')])
    .where('property.id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, { ...row }]));
}
