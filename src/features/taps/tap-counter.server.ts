import type { Logger } from 'pino';
import { type BatchedCounter, createBatchedCounter } from '#concurrency/batched-counter.ts';
import type { Db } from '#database/database.server.ts';
import type { Tap } from './tap.ts';
import { addTaps } from './tap-store.server.ts';

/** Limits the memory that a flood can take. */
const MAX_WAITING = 5000;

export type TapCounter = BatchedCounter<Tap>;

export function createTapCounter(db: Db, log: Logger): TapCounter {
  return createBatchedCounter({
    store: (counted) => addTaps(db, counted),
    onFailure: (error) => log.warn({ err: error }, 'taps wait for the database'),
    admit: (tap, waiting) => (waiting < MAX_WAITING ? tap : undefined),
  });
}
