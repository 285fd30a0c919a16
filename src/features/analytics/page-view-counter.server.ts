import type { Logger } from 'pino';
import { type BatchedCounter, createBatchedCounter } from '#concurrency/batched-counter.ts';
import type { Db } from '#database/database.server.ts';
import type { PageView } from './page-view.ts';
import { addPageViews } from './page-view-store.server.ts';

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
