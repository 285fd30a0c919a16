import { setTimeout as sleep } from 'node:timers/promises';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Database } from '#database/database.server.ts';
import type { ReadyAnswers } from '#http/ready-answers.server.ts';

/** How long a reading waits for the database, in milliseconds: what else there is to read must arrive also while that hangs. */
const PATIENCE = 1000;

/** What is counted where it happens, and read here. */
export interface Counted {
  readonly database: Pick<Database, 'committedVersion' | 'dialect'>;
  readonly ready: Pick<ReadyAnswers, 'counts'>;
  /** Page views that are not stored yet. */
  readonly waitingViews: () => number;
}

/** Adds to `registry` what only this product has. Everything is asked for at each reading; nothing is done meanwhile. */
export function registerProductMetrics(registry: Registry, { database, ready, waitingViews }: Counted): void {
  const registers = [registry];
  new Counter({
    name: 'ready_answers_total',
    help: 'Public answers that were ready (hit), made for somebody else just then (shared), or had to be made (miss).',
    labelNames: ['outcome'],
    registers,
    collect() {
      const { hit, shared, miss } = ready.counts();
      this.reset();
      for (const [outcome, count] of Object.entries({ hit, shared, miss })) this.inc({ outcome }, count);
    },
  });
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  gauge('ready_answers_kept', 'Public answers that are kept in memory.', () => ready.counts().kept);
  gauge('ready_answers_kept_bytes', 'Memory that they take, about.', () => ready.counts().keptBytes);
  gauge('page_views_waiting', 'Page views that wait to be stored, as different rows.', waitingViews);
  new Gauge({
    name: 'catalogue_version',
    help: 'Raised by every write that visitors see; absent while the database does not answer.',
    registers,
    async collect() {
      const version = await Promise.race([readVersion(database), sleep(PATIENCE, undefined, { ref: false })]);
      if (version === undefined) this.remove();
      else this.set(version);
    },
  });
  new Gauge({ name: 'site_info', help: 'The kind of database that the site runs on.', labelNames: ['database'], registers }).set(
    { database: database.dialect },
    1,
  );
}

async function readVersion(database: Counted['database']): Promise<number | undefined> {
  try {
    return await database.committedVersion();
  } catch {
    return undefined;
  }
}
