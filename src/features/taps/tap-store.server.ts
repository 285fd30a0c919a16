import { sql } from 'kysely';
import type { Logger } from 'pino';
import {
  type BatchedCounter,
  createBatchedCounter,
} from '#platform/concurrency/batched-counter.ts';
import { lockCatalogue } from '#platform/database/catalogue-version.server.ts';
import type { Db } from '#platform/database/database.server.ts';
import { lastDaysInIndia } from '#platform/language/dates.ts';

export const TAP_KINDS = ['call', 'owner', 'whatsapp', 'share'] as const;

/** Says nothing about the person. A save is the tap on a heart that fills it. */
export interface Tap {
  readonly day: string;
  readonly propertyId: number;
  readonly kind: (typeof TAP_KINDS)[number] | 'save';
}

/** Limits the memory that a flood can take. */
const MAX_WAITING = 5000;
const DAILY_FOR_DAYS = 400;

export type TapCounter = BatchedCounter<Tap>;

export function createTapCounter(db: Db, log: Logger): TapCounter {
  return createBatchedCounter({
    store: (counted) => addTaps(db, counted),
    onFailure: (error) => log.warn({ err: error }, 'taps wait for the database'),
    admit: (tap, waiting) => (waiting < MAX_WAITING ? tap : undefined),
  });
}

export async function addTaps(db: Db, counted: readonly (readonly [Tap, number])[]): Promise<void> {
  const rows = counted.map(([{ day, propertyId, kind }, taps]) => ({
    day,
    property_id: propertyId,
    kind,
    taps,
  }));
  await db.transaction().execute(async (db) => {
    for (const row of rows)
      await db
        .insertInto('tap')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'property_id', 'kind'])
            .doUpdateSet((set) => ({ taps: set('tap.taps', '+', set.ref('excluded.taps')) })),
        )
        .execute();
  });
}

/** Replaces the days of old months by one row a month, whose `day` is `2025-01`. */
export async function sumOldTaps(db: Db, now: Date): Promise<void> {
  const [firstDay] = lastDaysInIndia(now, DAILY_FOR_DAYS + 1);
  const before = `${firstDay.slice(0, 7)}-01`;
  const isOldDay = sql<boolean>`day < ${before} and length(day) = ${sql.lit(before.length)}`;
  await db.transaction().execute(async (db) => {
    // Processes that sum at the same time would count the days twice.
    await lockCatalogue(db);
    await sql`
      insert into tap (day, property_id, kind, taps)
      select substr(day, 1, 7), property_id, kind, sum(taps) from tap where ${isOldDay}
      group by substr(day, 1, 7), property_id, kind
      on conflict (day, property_id, kind) do update set taps = tap.taps + excluded.taps`.execute(
      db,
    );
    await db.deleteFrom('tap').where(isOldDay).execute();
  });
}
