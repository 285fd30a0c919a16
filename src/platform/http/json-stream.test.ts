import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Hono } from 'hono';
import { streamJson } from './json-stream.server.ts';

async function streamed(batches: readonly (readonly object[])[]): Promise<unknown> {
  const app = new Hono().get('/', (context) =>
    streamJson(
      context,
      (async function* () {
        yield* batches;
      })(),
    ),
  );
  return (await app.request('/')).json();
}

test('streams one array, whatever the size of its batches', async () => {
  assert.deepEqual(await streamed([]), []);
  assert.deepEqual(await streamed([[]]), []);
  assert.deepEqual(await streamed([[{ id: 1 }, { id: 2 }], [{ id: 3 }]]), [
    { id: 1 },
    { id: 2 },
    { id: 3 },
  ]);
  assert.deepEqual(await streamed([[], [{ id: 1 }], [], [{ id: 2 }], []]), [{ id: 1 }, { id: 2 }]);
});
