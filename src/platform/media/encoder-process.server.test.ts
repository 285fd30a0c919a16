import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';

const SKIP = process.platform !== 'linux' && 'threads have priorities of their own on Linux alone';

test('every thread of the process lets others go first', { skip: SKIP }, async () => {
  const child = fork(join(import.meta.dirname, 'encoder-process.server.ts'), {
    serialization: 'advanced',
    execArgv: [],
  });
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#a00' } })
    .png()
    .toBuffer();
  child.send({ bytes: new Uint8Array(bytes) });
  const [photo] = await once(child, 'message');
  const threads = readdirSync(`/proc/${child.pid}/task`).map(Number);
  const priorities = new Set(threads.map(getPriority));
  child.disconnect();

  assert.equal(photo.width, 64);
  assert.deepEqual([...priorities], [10]);
});
