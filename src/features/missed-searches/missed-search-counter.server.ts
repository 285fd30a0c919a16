import type { Logger } from 'pino';
import { type BatchedCounter, createBatchedCounter } from '#concurrency/batched-counter.ts';
import { OTHER_SEARCHES } from '#database/counted-tables.ts';
import type { Db } from '#database/database.server.ts';
import type { MissedSearch } from './missed-search.ts';
import { addMissedSearches } from './missed-search-store.server.ts';

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
