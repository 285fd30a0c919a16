import { setTimeout as sleep } from 'node:timers/promises';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Database } from '#platform/database/database.server.ts';
import type { ReadyAnswers } from '#platform/http/ready-answers.server.ts';

/** The other metrics must arrive even while the database hangs. */
const READ_TIMEOUT_MS = 1000;

export interface MetricSources {
  readonly database: Pick<Database, 'committedVersion' | 'dialect' | 'readCounts'>;
  readonly ready: Pick<ReadyAnswers, 'counts'>;
  /** Absent from memory, they have no bytes. */
  readonly searchColumns: { readonly bytes: number };
  readonly waitingViews: () => number;
  readonly waitingMessages: () => Promise<readonly WaitingMessages[]>;
  readonly backups: () => BackupState | undefined;
}

interface WaitingMessages {
  readonly kind: string;
  readonly count: number;
  readonly oldestSeconds: number;
}

/** Collected on reading, so that they cost nothing meanwhile. */
export function registerProductMetrics(
  registry: Registry,
  { database, ready, searchColumns, waitingViews, waitingMessages, backups }: MetricSources,
): void {
  const registers = [registry];
  registerBackupMetrics(registry, backups);
  const counter = (
    name: string,
    help: string,
    label: string,
    counts: () => Record<string, number>,
  ) =>
    new Counter({
      name,
      help,
      labelNames: [label],
      registers,
      collect() {
        this.reset();
        for (const [value, count] of Object.entries(counts())) this.inc({ [label]: value }, count);
      },
    });
  counter(
    'ready_answers_total',
    'Public answers that were ready (hit), made for somebody else just then (shared), or had to be made (miss).',
    'outcome',
    () => {
      const { hit, shared, miss } = ready.counts();
      return { hit, shared, miss };
    },
  );
  const { readCounts } = database;
  if (readCounts !== undefined) {
    counter(
      'database_public_reads_total',
      'Public reads by who has answered: a replica, or the primary in its place.',
      'by',
      () => ({
        ...readCounts(),
      }),
    );
  }
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
  gauge(
    'ready_answers_kept_bytes',
    'Memory that they take, about.',
    () => ready.counts().keptBytes,
  );
  gauge(
    'search_columns_bytes',
    'Memory of what searches compare; 0 while the database answers them alone.',
    () => searchColumns.bytes,
  );
  gauge(
    'page_views_waiting',
    'Page views that wait to be stored, as different rows.',
    waitingViews,
  );
  new Gauge({
    name: 'catalogue_version',
    help: 'Raised by every write that visitors see; absent while the database does not answer.',
    registers,
    async collect() {
      const version = await answerInTime(database.committedVersion);
      if (version === undefined) this.remove();
      else this.set(version);
    },
  });
  const messages = (name: string, help: string, value: (waiting: WaitingMessages) => number) =>
    new Gauge({
      name,
      help: `${help}; absent while the database does not answer.`,
      labelNames: ['kind'],
      registers,
      async collect() {
        this.reset();
        for (const waiting of (await answerInTime(waitingMessages)) ?? [])
          this.set({ kind: waiting.kind }, value(waiting));
      },
    });
  messages('outbox_waiting', 'Messages that wait to be sent', ({ count }) => count);
  messages(
    'outbox_oldest_seconds',
    'Age of the oldest of them, 0 without any',
    ({ oldestSeconds }) => oldestSeconds,
  );
  new Gauge({
    name: 'site_info',
    help: 'The kind of database that the site runs on.',
    labelNames: ['database'],
    registers,
  }).set({ database: database.dialect }, 1);
}

async function answerInTime<Answer>(
  ask: () => Answer | Promise<Answer>,
): Promise<Answer | undefined> {
  try {
    return await Promise.race([ask(), sleep(READ_TIMEOUT_MS, undefined, { ref: false })]);
  } catch {
    return undefined;
  }
}

interface BackupState {
  readonly newestAt: Date | undefined;
  readonly failures: number;
  readonly isLate: boolean;
}

/** Nothing without scheduled backups. */
function registerBackupMetrics(registry: Registry, state: () => BackupState | undefined): void {
  if (state() === undefined) return;
  const registers = [registry];
  new Gauge({
    name: 'backup_newest_timestamp_seconds',
    help: 'When the newest scheduled backup was begun; 0 without any.',
    registers,
    collect() {
      this.set((state()?.newestAt?.getTime() ?? 0) / 1000);
    },
  });
  new Gauge({
    name: 'backup_late',
    help: '1 when the last scheduled backup failed or the newest is too old.',
    registers,
    collect() {
      this.set(state()?.isLate ? 1 : 0);
    },
  });
  new Counter({
    name: 'backup_failures_total',
    help: 'Attempts at a scheduled backup that failed in this process.',
    registers,
    collect() {
      this.reset();
      this.inc(state()?.failures ?? 0);
    },
  });
}
