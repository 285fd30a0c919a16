import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDatabaseUnavailable } from './database-errors.ts';

test('treats a full or failing disk and a lack of file descriptors as temporary', () => {
  for (const code of ['ENOSPC', 'EDQUOT', 'EROFS', 'EMFILE', 'ENFILE', '53100'])
    assert.ok(isDatabaseUnavailable(Object.assign(new Error(), { code })), code);
  // SQLite: busy, read-only (the file was moved), I/O error on fsync, full, cannot open.
  for (const errcode of [5, 1032, 1034, 13, 14])
    assert.ok(isDatabaseUnavailable(Object.assign(new Error(), { errcode })), String(errcode));
  assert.ok(!isDatabaseUnavailable(Object.assign(new Error(), { code: 'ENOENT', errcode: 1 })));
});
