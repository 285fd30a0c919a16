import { sql } from 'kysely';
import type { Db } from '#platform/database/database.server.ts';
import { createApiRouter, createRoute, json } from '#platform/http/api-router.server.ts';
import { problems } from '#platform/http/problem.ts';
import { lastDaysInIndia, startOfDayInIndia } from '#platform/language/dates.ts';
import type { StaffEnv } from '#platform/writes/routes.server.ts';
import type { Services } from '#services.ts';
import { type WeekTotals, WeekViews } from './week-views.ts';

const route = createRoute({
  method: 'get',
  path: '/api/PageView/week',
  facts: { access: 'read', group: 'page_view' },
  tags: ['PageView'],
  summary: 'How often listings were looked at in the last seven days',
  responses: { 200: json(WeekViews, 'The views'), ...problems(401) },
});

export function weekViewsApi({ db, now }: Services) {
  return createApiRouter<StaffEnv>().openapi(route, async (context) =>
    context.json(await findWeekViews(db, now()), 200),
  );
}

const DAYS = 7;
const MOST_VIEWED = 5;
const LISTING_VIEWS = '/property-details/';

/** What visitors did on each of the last seven days and in the seven before, and what they looked at most. */
async function findWeekViews(db: Db, now: Date): Promise<WeekViews> {
  const both = lastDaysInIndia(now, 2 * DAYS);
  const days = both.slice(DAYS);
  const views = listingViews(db, days);
  const byDay = await views.select('day').groupBy('day').execute();
  const byPath = await views
    .select('path')
    .groupBy('path')
    .orderBy(sql.ref('views'), 'desc')
    .orderBy('path')
    .limit(MOST_VIEWED)
    .execute();
  const ids = byPath.map(({ path }) => Number(path.slice(LISTING_VIEWS.length)));
  const listings = db.selectFrom('property').select(['id', 'title']).where('id', 'in', ids);
  // PostgreSQL refuses a list without entries.
  const titles = ids.length === 0 ? [] : await listings.execute();
  return {
    days: days.map((day) => ({
      day,
      views: Number(byDay.find((counted) => counted.day === day)?.views ?? 0),
    })),
    listings: ids.flatMap((id, index) => {
      const title = titles.find((listing) => listing.id === id)?.title;
      return title === undefined ? [] : [{ id, title, views: Number(byPath[index]?.views) }];
    }),
    week: await countWeek(db, days),
    weekBefore: await countWeek(db, both.slice(0, DAYS), days[0]),
  };
}

function listingViews(db: Db, days: readonly string[]) {
  return db
    .selectFrom('page_view')
    .where('day', 'in', days)
    .where('path', 'like', `${LISTING_VIEWS}%`)
    .select(({ fn }) => fn.sum<number>('views').as('views'));
}

/** `until` is the day after. */
async function countWeek(db: Db, days: readonly string[], until?: string): Promise<WeekTotals> {
  const viewed = await listingViews(db, days).executeTakeFirst();
  const tapped = await db
    .selectFrom('tap')
    .where('day', 'in', days)
    .where('kind', '!=', 'share')
    .select(({ fn }) => fn.sum<number>('taps').as('taps'))
    .executeTakeFirst();
  const [first = ''] = days;
  const since = db.selectFrom('enquiry').where('created_at', '>=', startOfDayInIndia(first));
  const asked = await (until === undefined
    ? since
    : since.where('created_at', '<', startOfDayInIndia(until))
  )
    .select(({ fn }) => fn.countAll<number>().as('enquiries'))
    .executeTakeFirst();
  return {
    views: Number(viewed?.views ?? 0),
    taps: Number(tapped?.taps ?? 0),
    enquiries: Number(asked?.enquiries ?? 0),
  };
}
