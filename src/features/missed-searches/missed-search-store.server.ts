import type { Logger } from 'pino';
import {
  type BatchedCounter,
  createBatchedCounter,
} from '#platform/concurrency/batched-counter.ts';
import { OTHER_SEARCHES } from '#platform/database/counted-tables.ts';
import type { Db } from '#platform/database/database.server.ts';
import { lastDaysInIndia } from '#platform/language/dates.ts';
import type { MissedSearch } from './missed-search.ts';

/** Limits the memory that a flood can take. */
const MAX_WAITING = 500;

export type MissedSearchCounter = BatchedCounter<MissedSearch>;

export function createMissedSearchCounter(db: Db, log: Logger): MissedSearchCounter {
  return createBatchedCounter({
    store: (counted) => addMissedSearches(db, counted),
    onFailure: (error) => log.warn({ err: error }, 'missed searches wait for the database'),
    admit: (missed, waiting) =>
      waiting < MAX_WAITING ? missed : { ...missed, search: OTHER_SEARCHES },
  });
}

/** Limits what invented searches can add; reports look back as far as searches are kept. */
const MAX_SEARCHES_PER_DAY = 500;
const KEPT_DAYS = 90;

/** Adds to the stored counts. Beyond the limit of a day, searches count as others. */
export async function addMissedSearches(
  db: Db,
  counted: readonly (readonly [MissedSearch, number])[],
): Promise<void> {
  const searches = new Map<string, Set<string>>();
  await db.transaction().execute(async (db) => {
    for (const [{ day, search }, times] of counted) {
      const known = searches.get(day) ?? (await findSearches(db, day));
      searches.set(day, known);
      if (known.size < MAX_SEARCHES_PER_DAY) known.add(search);
      await db
        .insertInto('missed_search')
        .values({ day, search: known.has(search) ? search : OTHER_SEARCHES, times })
        .onConflict((conflict) =>
          conflict.columns(['day', 'search']).doUpdateSet((set) => ({
            times: set('missed_search.times', '+', set.ref('excluded.times')),
          })),
        )
        .execute();
    }
  });
}

async function findSearches(db: Db, day: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('missed_search')
    .select('search')
    .where('day', '=', day)
    .execute();
  return new Set(rows.map(({ search }) => search));
}

export async function forgetOldMissedSearches(db: Db, now: Date): Promise<void> {
  const [first] = lastDaysInIndia(now, KEPT_DAYS);
  await db.deleteFrom('missed_search').where('day', '<', first).execute();
}
