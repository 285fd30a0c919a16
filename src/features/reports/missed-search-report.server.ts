import type { SentenceMessages } from '#features/listings/labels/search-messages.ts';
import { parseFilters } from '#features/listings/search/filters.ts';
import { setFilters } from '#features/listings/search/set-filters.ts';
import { filterPhrases } from '#features/listings/understand/filter-phrases.ts';
import { OTHER_SEARCHES } from '#platform/database/counted-tables.ts';
import type { Db } from '#platform/database/database.server.ts';
import type { MissedSearchReport } from './report.ts';

const MAX_SEARCHES = 500;

/** What visitors asked for and did not find since a day. */
export async function findMissedSearchReport(
  db: Db,
  firstDay: string,
  messages: SentenceMessages,
): Promise<MissedSearchReport> {
  const since = db.selectFrom('missed_search').where('day', '>=', firstDay);
  const rows = await since
    .select(({ fn }) => [
      'search',
      fn.sum<number>('times').as('times'),
      fn.max('day').as('lastDay'),
    ])
    .where('search', '<>', OTHER_SEARCHES)
    .groupBy('search')
    .orderBy('times', 'desc')
    .orderBy('lastDay', 'desc')
    .orderBy('search')
    .limit(MAX_SEARCHES)
    .execute();
  const others = await since
    .select(({ fn }) => fn.sum<number | null>('times').as('times'))
    .where('search', '=', OTHER_SEARCHES)
    .executeTakeFirstOrThrow();
  const cities = await db.selectFrom('city').select(['id', 'name']).execute();
  const cityNames = new Map(cities.map(({ id, name }) => [id, name]));
  return {
    items: rows.flatMap(({ search, times, lastDay }) => {
      const filters = parseFilters(new URLSearchParams(search));
      const cityName = cityNames.get(filters.location);
      // The city was removed.
      if (filters.location !== 0 && cityName === undefined) return [];
      const said = filterPhrases(setFilters(filters), cityName, messages).map(({ label }) => label);
      return [{ search, said, times: Number(times), lastDay }];
    }),
    others: Number(others.times ?? 0),
  };
}
