import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApp } from '#test/test-app.ts';

test('/healthz and /readyz answer 200 while the database does', async () => {
  await using app = await createTestApp();

  assert.equal((await app.fetch('/healthz')).status, 200);
  assert.equal((await app.fetch('/readyz')).status, 200);
});
