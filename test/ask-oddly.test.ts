import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askOddly } from '#test/ask-oddly.ts';
import { createTestApp } from '#test/test-app.ts';

const INPUTS = 250;

test('no odd address, header or body makes the server fail or tell of its inside', async () => {
  await using app = await createTestApp();

  const { statuses, faults } = await askOddly(app, { inputs: INPUTS });

  assert.deepEqual(faults, []);
  const refused = Number(statuses[401] ?? 0);
  assert.ok(refused < INPUTS / 4, `${refused} of them came without a session`);
  for (const status of [200, 400]) assert.ok((statuses[status] ?? 0) > 0, JSON.stringify(statuses));
});

test('a failure and a stack that are planted are found', async () => {
  await using app = await createTestApp();
  const stack = new Error('planted').stack ?? '';
  const planted = [new Response('', { status: 500 }), new Response(stack, { status: 400 })];
  const fetch: typeof app.fetch = async (path, init) =>
    path.includes('openapi') ? app.fetch(path, init) : (planted.pop() ?? new Response(''));

  const { faults } = await askOddly({ ...app, fetch }, { inputs: INPUTS });

  assert.equal(faults.length, 2);
});
