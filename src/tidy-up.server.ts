import { sumOldPageViews } from '#features/analytics/page-view-store.server.ts';
import { forgetOldEnquiries } from '#features/enquiries/erase-enquiries.server.ts';
import { forgetOldSenders } from '#features/enquiries/sender-limit.server.ts';
import { emptyOldTrash } from '#features/listings/life/trash.server.ts';
import { sweepPhotos } from '#features/listings/photos/sweep-photos.server.ts';
import { forgetOldMissedSearches } from '#features/missed-searches/missed-search-store.server.ts';
import { sumOldTaps } from '#features/taps/tap-store.server.ts';
import { removeOldKeys } from '#platform/writes/create-record.server.ts';
import { writeCatalogue } from './platform/writes/audited-write.server.ts';
import type { Services } from './services.ts';

const CHECK_INTERVAL_MS = 30_000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Half a minute after the start and then once a day by `now`; returns what stops it. */
export function tidyUpRegularly(
  services: Pick<Services, 'config' | 'db' | 'media' | 'log' | 'now'>,
) {
  let lastAt = Number.NEGATIVE_INFINITY;
  const check = async () => {
    const now = services.now();
    // A clock that was set back must not stop it.
    if (Math.abs(now.getTime() - lastAt) < DAY_MS) return;
    lastAt = now.getTime();
    await tidyUp(services, now);
  };
  const timer = setInterval(() => void check(), CHECK_INTERVAL_MS).unref();
  return () => clearInterval(timer);
}

/** One step that fails keeps no other from running. */
async function tidyUp(
  { config, db, media, log }: Pick<Services, 'config' | 'db' | 'media' | 'log'>,
  now: Date,
): Promise<void> {
  const steps = {
    'old idempotency keys': () => removeOldKeys(db, now),
    'old page views': () => sumOldPageViews(db, now),
    'old taps': () => sumOldTaps(db, now),
    'old missed searches': () => forgetOldMissedSearches(db, now),
    'old senders': () => forgetOldSenders(db, now),
    'old enquiries': () => forgetOldEnquiries({ db, media, log }, config.ENQUIRY_MONTHS, now),
    'the trash': () => emptyOldTrash(db, now),
    // Any write drops all ready answers: the marks "New" and "Sold" expire without one.
    'marks that end with time': () => writeCatalogue(db, async () => ({})),
    'unused photographs': () => sweepPhotos(db, media, now),
  };
  for (const [step, run] of Object.entries(steps)) {
    try {
      await run();
    } catch (error) {
      log.error({ err: error, step }, 'tidying up failed; it is tried again in a day');
    }
  }
}
