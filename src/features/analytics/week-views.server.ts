import { sql } from 'kysely';
import type { Db } from '#database/database.server.ts';
import { lastDaysInIndia } from '#language/dates.ts';

const DAYS = 7;
const MOST_VIEWED = 5;
const LISTING_VIEWS = '/property-details/';

/** How often listings were looked at on each of the last seven days, and which most. */
export async function findWeekViews(db: Db, now: Date) {
  const days = lastDaysInIndia(now, DAYS);
  const views = db
    .selectFrom('page_view')
    .where('day', 'in', days)
    .where('path', 'like', `${LISTING_VIEWS}%`)
    .select(({ fn }) => fn.sum<number>('views').as('views'));
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
  };
}
