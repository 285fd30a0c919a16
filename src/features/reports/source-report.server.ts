import { sql } from 'kysely';
import type { Db } from '#platform/database/database.server.ts';
import { MAX_SOURCES, type SourceReport } from './report.ts';

/** As pages for phones and for links that lead away write the host of the same site. */
const SAME_SITE = /^(?:www|m|lm?)\.(?=.+\.)/;

/** From which sites visitors came since a day. */
export async function findSources(
  db: Db,
  firstDay: string,
  officeViews: readonly string[],
): Promise<SourceReport> {
  const rows = await db
    .selectFrom('page_view')
    .select(({ fn }) => ['referrer_host as host', fn.sum<number>('views').as('views')])
    .where('day', '>=', firstDay)
    .where('path', 'not in', officeViews)
    .groupBy('referrer_host')
    .orderBy(sql.ref('views'), 'desc')
    .orderBy('referrer_host')
    .execute();
  const sites = new Map<string, number>();
  for (const { host, views } of rows) {
    const site = host.replace(SAME_SITE, '');
    sites.set(site, (sites.get(site) ?? 0) + Number(views));
  }
  const direct = sites.get('') ?? 0;
  sites.delete('');
  const items = [...sites]
    .map(([host, views]) => ({ host, views }))
    .sort((one, other) => other.views - one.views);
  const rest = items.slice(MAX_SOURCES);
  return {
    items: items.slice(0, MAX_SOURCES),
    others: { hosts: rest.length, views: rest.reduce((sum, { views }) => sum + views, 0) },
    direct,
  };
}
