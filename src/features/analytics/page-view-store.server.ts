import { sql } from 'kysely';
import type { Logger } from 'pino';
import {
  type BatchedCounter,
  createBatchedCounter,
} from '#platform/concurrency/batched-counter.ts';
import { lockCatalogue } from '#platform/database/catalogue-version.server.ts';
import type { Db } from '#platform/database/database.server.ts';
import { lastDaysInIndia } from '#platform/language/dates.ts';
import type { PageView } from './page-view.ts';

/** Limits the memory that a flood can take. Hosts, which anyone can invent, have half of it. */
const MAX_WAITING = 5000;
const MAX_WAITING_WITH_HOST = MAX_WAITING / 2;

export type PageViewCounter = BatchedCounter<PageView>;

export function createPageViewCounter(db: Db, log: Logger): PageViewCounter {
  return createBatchedCounter({
    store: (counted) => addPageViews(db, counted),
    onFailure: (error, { length: pages }) =>
      log.warn({ err: error, pages }, 'page views wait for the database'),
    admit(view, waiting) {
      if (waiting >= MAX_WAITING) return undefined;
      return waiting < MAX_WAITING_WITH_HOST ? view : { ...view, referrerHost: '' };
    },
  });
}

/** 1,000 hosts, and one row for views without a host. */
const MAX_HOSTS_PER_DAY = 1001;
const DAILY_FOR_DAYS = 400;

/** Adds to the stored views. Beyond the limit of a day, views count without their host. */
export async function addPageViews(
  db: Db,
  counted: Iterable<readonly [PageView, number]>,
): Promise<void> {
  const hosts = new Map<string, Set<string>>();
  await db.transaction().execute(async (db) => {
    for (const [{ day, path, referrerHost, device }, views] of counted) {
      const known = hosts.get(day) ?? (await findHosts(db, day));
      hosts.set(day, known);
      if (known.size < MAX_HOSTS_PER_DAY) known.add(referrerHost);
      const referrer_host = known.has(referrerHost) ? referrerHost : '';
      await db
        .insertInto('page_view')
        .values({ day, path, referrer_host, device, views })
        .onConflict((conflict) =>
          conflict.columns(['day', 'path', 'referrer_host', 'device']).doUpdateSet((set) => ({
            views: set('page_view.views', '+', set.ref('excluded.views')),
          })),
        )
        .execute();
    }
  });
}

async function findHosts(db: Db, day: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('page_view')
    .select('referrer_host')
    .distinct()
    .where('day', '=', day)
    .execute();
  return new Set(['', ...rows.map(({ referrer_host }) => referrer_host)]);
}

/** Replaces the days of old months by one row a month, whose `day` is `2025-01`. */
export async function sumOldPageViews(db: Db, now: Date): Promise<void> {
  const [firstDay] = lastDaysInIndia(now, DAILY_FOR_DAYS + 1);
  const before = `${firstDay.slice(0, 7)}-01`;
  for (;;) {
    const oldest = await db
      .selectFrom('page_view')
      .select('day')
      .where('day', '<', before)
      .where(sql<number>`length(day)`, '=', before.length)
      .orderBy('day')
      .limit(1)
      .executeTakeFirst();
    if (oldest === undefined) return;
    await sumMonth(db, oldest.day.slice(0, 7));
  }
}

async function sumMonth(db: Db, month: string): Promise<void> {
  const days = `${month}-%`;
  await db.transaction().execute(async (db) => {
    // Processes that sum at the same time would count the days twice.
    await lockCatalogue(db);
    await sql`
      insert into page_view (day, path, referrer_host, device, views)
      select ${sql.lit(month)}, path, referrer_host, device, sum(views)
      from page_view where day like ${days} group by path, referrer_host, device
      on conflict (day, path, referrer_host, device)
      do update set views = page_view.views + excluded.views`.execute(db);
    await db.deleteFrom('page_view').where('day', 'like', days).execute();
  });
}
