import { Counter, Gauge, type Registry } from 'prom-client';

export interface BackupState {
  readonly newestAt: Date | undefined;
  readonly failures: number;
  readonly isLate: boolean;
}

/** Nothing without scheduled backups. */
export function registerBackupMetrics(
  registry: Registry,
  state: () => BackupState | undefined,
): void {
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
