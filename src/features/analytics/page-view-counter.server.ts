import type { Logger } from 'pino';
import type { Db } from '#database/database.server.ts';
import type { PageView } from './page-view.ts';
import { addPageViews } from './page-view-store.server.ts';

/** How long a view waits in memory at the most, in milliseconds. */
const WAIT = 5000;

/** Different pages that may wait; a flood of made-up paths costs no more memory than this. */
const MOST_WAITING = 5000;

export interface PageViewCounter {
  count(view: PageView): void;
  /** Stores what waits; to be awaited before the database closes. */
  flush(): Promise<void>;
}

/** Collects views and stores them together: many visitors cost one write every few seconds. */
export function createPageViewCounter(db: Db, log: Logger): PageViewCounter {
  const waiting = new Map<string, [PageView, number]>();
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const counted = [...waiting.values()];
    waiting.clear();
    if (counted.length === 0) return;
    // A count that is lost is a pity; a site that fails because of it would be worse.
    await addPageViews(db, counted).catch((error: unknown) => log.warn({ err: error, views: counted.length }, 'page views lost'));
  }

  return {
    flush,
    count(view) {
      const key = JSON.stringify(view);
      const [, views] = waiting.get(key) ?? [view, 0];
      if (views === 0 && waiting.size >= MOST_WAITING) return;
      waiting.set(key, [view, views + 1]);
      timer ??= setTimeout(flush, WAIT).unref();
    },
  };
}
