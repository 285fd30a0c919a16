import assert from 'node:assert/strict';
import { test } from 'node:test';
import { backupName, isUnfinished, timeOfBackup } from './backup-folder.server.ts';
import { backupEverySeconds, isDue, isOverdue } from './when.ts';

const DAY = 86_400;

test('a daily backup is due once a day by UTC, and at once without any', () => {
  const made = new Date('2026-11-22T00:00:12Z');

  assert.equal(isDue(undefined, DAY, made), true);
  assert.equal(isDue(made, DAY, new Date('2026-11-22T23:59:59Z')), false);
  assert.equal(isDue(made, DAY, new Date('2026-11-23T00:00:00Z')), true);
  assert.equal(isDue(made, 3600, new Date('2026-11-22T01:00:00Z')), true);
  assert.equal(backupEverySeconds({ BACKUP_EVERY: undefined }), DAY);
});

test('is overdue an hour after the next one was due', () => {
  const made = new Date('2026-11-22T00:00:00Z');

  assert.equal(isOverdue(made, DAY, new Date('2026-11-23T01:00:00Z')), false);
  assert.equal(isOverdue(made, DAY, new Date('2026-11-23T01:00:01Z')), true);
});

test('reads back the time in a name, and recognises no other file', () => {
  const at = new Date('2026-11-22T00:00:12Z');

  assert.equal(backupName(at), 'backup-2026-11-22T00-00-12Z.tar');
  assert.deepEqual(timeOfBackup(backupName(at)), at);
  for (const name of ['2026-03-01.tar', 'backup.tar', 'backup-2026-13-41T00-00-12Z.tar', ''])
    assert.equal(timeOfBackup(name), undefined, name);
  const unfinished = `${backupName(at)}.1f0c2a4e-7d2b-4c55-9f60-0123456789ab.partial`;
  assert.deepEqual([timeOfBackup(unfinished), isUnfinished(unfinished)], [undefined, true]);
  assert.equal(isUnfinished('mine.tar.1f0c2a4e-7d2b-4c55-9f60-0123456789ab.partial'), false);
});
