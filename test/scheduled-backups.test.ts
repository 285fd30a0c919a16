// Runs alone: it starts other processes.
import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkBackup } from '#tools/backup/check-backup.server.ts';
import { startProcess, temporaryFolder } from './start-process.ts';

const READY_AFTER_MS = 100;

async function metric(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1]);
}

test('a site that starts backs itself up into BACKUP_DIR, and says so', async () => {
  using folder = temporaryFolder();
  const BACKUP_DIR = join(folder.path, 'backups');
  mkdirSync(BACKUP_DIR);
  const environment = { DATA_DIR: join(folder.path, 'data'), SAMPLE_DATA: '3', BACKUP_DIR };
  await using site = startProcess(environment);
  const url = await site.listening();

  while ((await metric(url, 'backup_newest_timestamp_seconds')) === 0) await sleep(READY_AFTER_MS);

  const [name = '', ...others] = readdirSync(BACKUP_DIR);
  assert.match(name, /^backup-.{19}Z\.tar$/);
  assert.deepEqual(others, []);
  assert.equal(statSync(join(BACKUP_DIR, name)).mode & 0o777, 0o600);
  const { snapshot, close } = await checkBackup(join(BACKUP_DIR, name));
  await close();
  assert.equal(snapshot.rows.property, 3);
  assert.equal(await metric(url, 'backup_late'), 0);
  assert.equal(await (await fetch(`${url}/readyz`)).text(), 'ok');
  site.signal('SIGTERM');
  assert.equal((await site.ended).code, 0);
});

test('a site whose BACKUP_DIR is missing serves, and says that backups are late', async () => {
  using folder = temporaryFolder();
  const BACKUP_DIR = join(folder.path, 'not', 'mounted');
  await using site = startProcess({ DATA_DIR: join(folder.path, 'data'), BACKUP_DIR });
  const url = await site.listening();

  while ((await metric(url, 'backup_late')) !== 1) await sleep(READY_AFTER_MS);

  const ready = await fetch(`${url}/readyz`);
  assert.deepEqual([ready.status, await ready.text()], [200, 'ok\nbackups: late\n']);
  assert.equal(await metric(url, 'backup_failures_total'), 1);
  assert.match(site.lines.join('\n'), /not\/mounted cannot be used \(ENOENT/);
  assert.deepEqual(readdirSync(folder.path), ['data']);
});
