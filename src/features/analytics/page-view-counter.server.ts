import type { Logger } from 'pino';
import type { Db } from '#database/database.server.ts';
import type { PageView } from './page-view.ts';
import { addPageViews } from './page-view-store.server.ts';

const FLUSH_INTERVAL_MS = 5000;

/** Limits the memory that a flood can take. Hosts, which anyone can invent, have half of it. */
const MAX_WAITING = 5000;
const MAX_WAITING_WITH_HOST = MAX_WAITING / 2;

export interface PageViewCounter {
  count(view: PageView): void;
  waiting(): number;
  flush(): Promise<void>;
}

/** Stores views in batches: many visitors cost one write every few seconds. */
export function createPageViewCounter(db: Db, log: Logger): PageViewCounter {
  const waiting = new Map<string, [PageView, number]>();
  let timer: NodeJS.Timeout | undefined;
  let storing = Promise.resolve();

  function add(view: PageView, views: number): void {
    const key = JSON.stringify(view);
    const [, before] = waiting.get(key) ?? [view, 0];
    if (before === 0 && waiting.size >= MAX_WAITING) return;
    if (before === 0 && view.referrerHost !== '' && waiting.size >= MAX_WAITING_WITH_HOST) {
      add({ ...view, referrerHost: '' }, views);
      return;
    }
    waiting.set(key, [view, before + views]);
    timer ??= setTimeout(flush, FLUSH_INTERVAL_MS).unref();
  }

  async function store(): Promise<void> {
    const counted = [...waiting.values()];
    waiting.clear();
    if (counted.length === 0) return;
    try {
      await addPageViews(db, counted);
    } catch (error) {
      log.warn({ err: error, pages: counted.length }, 'page views wait for the database');
      for (const [view, views] of counted) add(view, views);
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    storing = storing.then(store);
    return storing;
  }

  return { flush, count: (view) => add(view, 1), waiting: () => waiting.size };
}
