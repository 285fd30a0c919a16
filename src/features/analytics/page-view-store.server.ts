import type { Db } from '#database/database.server.ts';
import type { PageView } from './page-view.ts';

export async function addPageViews(db: Db, counted: Iterable<[PageView, number]>): Promise<void> {
  await db.transaction().execute(async (db) => {
    for (const [{ day, path, referrerHost, device }, views] of counted) {
      await db
        .insertInto('page_view')
        .values({ day, path, referrer_host: referrerHost, device, views })
        .onConflict((conflict) =>
          conflict.columns(['day', 'path', 'referrer_host', 'device']).doUpdateSet((set) => ({
            views: set('page_view.views', '+', set.ref('excluded.views')),
          })),
        )
        .execute();
    }
  });
}
