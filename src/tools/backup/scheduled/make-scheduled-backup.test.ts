// Runs alone: it starts other processes.
import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { backedUpState, fillEveryTable, restore } from '#test/backup-fixtures.ts';
import { temporaryFolder } from '#test/start-process.ts';
import { TEST_NOW } from '#test/test-app.ts';
import { openTestState } from '#test/test-state.ts';
import { verifyWritten, writeBackup } from '#tools/backup/write-backup.server.ts';
import { backupName } from './backup-folder.server.ts';
import { makeScheduledBackup } from './make-scheduled-backup.server.ts';

const DAY = 86_400;
const daysLater = (days: number) => new Date(TEST_NOW.getTime() + days * DAY * 1000);

test('makes one backup a day, which restores, and removes those not needed any more', async () => {
  await using state = await openTestState();
  await using restored = await openTestState();
  using folder = temporaryFolder();
  await fillEveryTable(state);
  const schedule = { folder: folder.path, everySeconds: DAY };
  const foreign = 'by-hand.tar';
  writeFileSync(join(folder.path, foreign), '');

  const made = await makeScheduledBackup(state, schedule, { now: TEST_NOW });
  const again = await makeScheduledBackup(state, schedule, { now: TEST_NOW });
  assert.equal(made?.file, join(folder.path, backupName(TEST_NOW)));
  assert.equal(again, undefined);
  await restore(made.file, restored);
  assert.deepEqual(await backedUpState(restored), await backedUpState(state));

  for (let day = 1; day <= 9; day += 1)
    await makeScheduledBackup(state, schedule, { now: daysLater(day) });
  // 1 March 2026 was a Sunday: the last of its week.
  const kept = [0, 3, 4, 5, 6, 7, 8, 9].map((day) => backupName(daysLater(day)));
  assert.deepEqual(readdirSync(folder.path).sort(), [...kept, foreign].sort());
});

test('removes what a killed process left, but no file that is being written', async () => {
  await using state = await openTestState();
  using folder = temporaryFolder();
  const partial = (day: number, letter: string) =>
    `${backupName(daysLater(day))}.${letter.repeat(8)}-1111-4111-8111-111111111111.partial`;
  for (const name of [partial(-2, 'a'), partial(0, 'b')])
    writeFileSync(join(folder.path, name), '');
  const yesterday = new Date(Date.now() - DAY * 1000);
  utimesSync(join(folder.path, partial(-2, 'a')), yesterday, yesterday);

  const schedule = { folder: folder.path, everySeconds: DAY };
  await makeScheduledBackup(state, schedule, { now: TEST_NOW });

  assert.deepEqual(readdirSync(folder.path), [backupName(TEST_NOW), partial(0, 'b')]);
});

test('does not make a folder that is missing, since its disk may be', async () => {
  await using state = await openTestState();
  using parent = temporaryFolder();
  const folder = join(parent.path, 'disk');
  const make = () => makeScheduledBackup(state, { folder, everySeconds: DAY }, { now: TEST_NOW });

  await assert.rejects(make(), /^Error: BACKUP_DIR: \/.*\/disk cannot be used \(ENOENT.*\)\.$/);
  assert.deepEqual(readdirSync(parent.path), []);
  writeFileSync(folder, '');
  await assert.rejects(make(), /disk cannot be used \(ENOTDIR.*\)\.$/);
  rmSync(folder);
  mkdirSync(folder);
  assert.notEqual(await make(), undefined);
});

test('a wrong clock that went ahead does not stop backups', async () => {
  await using state = await openTestState();
  using folder = temporaryFolder();
  const schedule = { folder: folder.path, everySeconds: DAY };
  await makeScheduledBackup(state, schedule, { now: daysLater(5000) });

  assert.notEqual(await makeScheduledBackup(state, schedule, { now: TEST_NOW }), undefined);
  assert.equal(await makeScheduledBackup(state, schedule, { now: TEST_NOW }), undefined);
});

if (process.env.TEST_DATABASE === 'postgres') {
  test('of several processes only one makes the backup', async () => {
    await using state = await openTestState();
    using folder = temporaryFolder();
    await fillEveryTable(state);
    const schedule = { folder: folder.path, everySeconds: DAY };

    const results = await Promise.all(
      [0, 1, 2, 3].map((second) =>
        makeScheduledBackup(state, schedule, { now: new Date(TEST_NOW.getTime() + second * 1000) }),
      ),
    );

    assert.equal(results.filter((made) => made !== undefined).length, 1);
    assert.equal(readdirSync(folder.path).length, 1);
  });
}

test('a backup that is not on the disk as it was written never gets its name', async () => {
  await using state = await openTestState();
  using folder = temporaryFolder();
  await fillEveryTable(state);
  const file = join(folder.path, 'backup.tar');
  const damages: ((bytes: Buffer) => Uint8Array)[] = [
    (bytes) => bytes.subarray(0, -1),
    (bytes) => bytes.subarray(0, bytes.length / 2),
    () => Buffer.alloc(0),
    ...[0.1, 0.5, 0.9].map((part) => (bytes: Buffer) => {
      const at = Math.floor(bytes.length * part);
      bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
      return bytes;
    }),
  ];

  for (const damage of damages) {
    const verify: typeof verifyWritten = async (written, ...rest) => {
      writeFileSync(written, damage(readFileSync(written)));
      await verifyWritten(written, ...rest);
    };
    await assert.rejects(
      writeBackup(file, state, { now: TEST_NOW, verify }),
      /backup\.tar was not kept: what is on the disk is not what was written \(/,
    );
    assert.deepEqual(readdirSync(folder.path), []);
  }
});

test('a backup that lacks rows or files that were read never gets its name', async () => {
  await using state = await openTestState();
  using folder = temporaryFolder();
  await fillEveryTable(state);
  const file = join(folder.path, 'backup.tar');
  const verify: typeof verifyWritten = (written, file, expected, ...rest) =>
    verifyWritten(written, file, { ...expected, rows: { ...expected.rows, city: 99 } }, ...rest);

  await assert.rejects(
    writeBackup(file, state, { now: TEST_NOW, verify }),
    /backup\.tar was not kept: it does not hold what was read\.$/,
  );
  assert.deepEqual(readdirSync(folder.path), []);
});
