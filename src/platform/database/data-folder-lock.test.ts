import assert from 'node:assert/strict';
import { mkdtempDisposableSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { lockDataFolder } from './data-folder-lock.server.ts';

test('a new data folder and the files of its lock are readable by their owner alone', () => {
  using parent = mkdtempDisposableSync(join(tmpdir(), 'lock-'));
  const folder = join(parent.path, 'data');
  const before = process.umask(0o022);

  const lock = lockDataFolder(folder);

  const modes = readdirSync(folder).map((name) => [name, statSync(join(folder, name)).mode & 0o77]);
  lock.release();
  process.umask(before);
  assert.ok(modes.length > 0);
  assert.deepEqual(
    modes,
    modes.map(([name]) => [name, 0]),
  );
  assert.equal(statSync(folder).mode & 0o77, 0);
});
