import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pino } from 'pino';
import { readConfig } from '#config.ts';
import { temporaryFolder } from '#test/start-process.ts';
import { backupName } from './backup-folder.server.ts';
import { createScheduledBackups } from './scheduled-backups.server.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const START = new Date('2026-03-01T06:30:00Z');

/** Backups that a stand-in for the process writes unless told to fail. */
function schedule(folder: string) {
  let now = START;
  let attempts = 0;
  const logged: string[] = [];
  const fails = { with: '' };
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) });
  const config = readConfig({ BACKUP_DIR: folder, BACKUP_EVERY: '24h' });
  const backups = createScheduledBackups({ config, log, now: () => now }, async () => {
    attempts += 1;
    if (fails.with !== '') return { failed: fails.with };
    const file = join(folder, backupName(now));
    writeFileSync(file, '');
    return { made: { file, rows: { property: 2 }, missingFiles: 0, size: 9 } };
  });
  return {
    backups,
    fails,
    logged,
    attempts: () => attempts,
    async checkAfter(seconds: number) {
      now = new Date(now.getTime() + seconds * 1000);
      await backups.check();
      return backups.state()?.isLate;
    },
  };
}

test('makes a backup at the start, and the next one when a day has begun', async () => {
  using folder = temporaryFolder();
  const { backups, checkAfter, attempts, logged } = schedule(folder.path);

  assert.equal(await checkAfter(0), false);
  assert.match(logged.join(''), /backed up 2 listings, 0 pictures, 0 staff accounts/);
  assert.deepEqual(backups.state(), { newestAt: START, failures: 0, isLate: false });
  await checkAfter(17 * HOUR);
  assert.equal(attempts(), 1);
  await checkAfter(HOUR);
  assert.equal(attempts(), 2);
});

test('says that one failed, tries again after a quarter of an hour, and recovers', async () => {
  using folder = temporaryFolder();
  const { backups, checkAfter, fails, attempts, logged } = schedule(folder.path);
  fails.with = 'backup.tar cannot be written (ENOSPC: no space left on device, write).';

  assert.equal(await checkAfter(0), true);
  assert.equal(await checkAfter(14 * MINUTE), true);
  assert.equal(attempts(), 1);
  assert.equal(await checkAfter(MINUTE), true);
  assert.deepEqual([attempts(), backups.state()?.failures], [2, 2]);
  assert.match(logged.join(''), /no space left on device.*no backup was made/);
  fails.with = '';
  assert.equal(await checkAfter(15 * MINUTE), false);
});

test('tells of a missing folder once in a quarter of an hour, until it is there again', async () => {
  using parent = temporaryFolder();
  const folder = join(parent.path, 'disk');
  mkdirSync(folder);
  const { checkAfter, attempts, logged } = schedule(folder);
  await checkAfter(0);
  rmSync(folder, { recursive: true });

  for (let minute = 0; minute < 14; minute += 1) assert.equal(await checkAfter(MINUTE), true);
  assert.equal(logged.filter((line) => line.includes('ENOENT')).length, 1);
  mkdirSync(folder);
  writeFileSync(join(folder, backupName(START)), '');
  assert.equal(await checkAfter(MINUTE), false);
  assert.equal(attempts(), 1);
});

test('is late when none comes, even without a failure', async () => {
  using folder = temporaryFolder();
  let now = START;
  const config = readConfig({ BACKUP_DIR: folder.path });
  const elsewhere = createScheduledBackups(
    { config, log: pino({ level: 'silent' }), now: () => now },
    async () => ({}),
  );

  await elsewhere.check();
  assert.equal(elsewhere.state()?.isLate, false);
  now = new Date(START.getTime() + 25 * HOUR * 1000 + 1000);
  await elsewhere.check();
  assert.equal(elsewhere.state()?.isLate, true);
});

test('stopping ends a backup that is being made, without calling it a failure', async () => {
  using folder = temporaryFolder();
  const config = readConfig({ BACKUP_DIR: folder.path });
  const backups = createScheduledBackups(
    { config, log: pino({ level: 'silent' }), now: () => START },
    (stopped) =>
      new Promise((resolve) =>
        stopped.addEventListener('abort', () => resolve({ failed: 'stopped' })),
      ),
  );
  const checking = backups.check();

  await new Promise((resolve) => setTimeout(resolve, 50));
  await backups.stop();
  await checking;

  assert.equal(backups.state()?.failures, 0);
});

test('does nothing without a folder', async () => {
  const backups = createScheduledBackups(
    { config: readConfig({}), log: pino({ level: 'silent' }), now: () => START },
    () => assert.fail('started'),
  );

  await backups.check();
  assert.equal(backups.state(), undefined);
});
