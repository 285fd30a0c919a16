// Runs alone: it changes what is the same for all files of the process.
// Runs on S3 too.
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { openTestMedia } from '#test/test-media.ts';
import { openMediaFolder } from './media-folder.server.ts';
import type { MediaStore } from './media-store.server.ts';

const PATH = 'Resources/Images/ab12-640.avif';

async function bytesOf(media: MediaStore, path: string): Promise<Buffer | undefined> {
  const file = await media.read(path);
  if (file === undefined) return undefined;
  const bytes = Buffer.from(await new Response(file.body).arrayBuffer());
  assert.equal(bytes.length, file.size);
  return bytes;
}

async function pathsIn(media: MediaStore): Promise<string[]> {
  const paths: string[] = [];
  for await (const { path } of media.list()) paths.push(path);
  return paths.sort();
}

for (const kind of ['folder', 's3']) {
  test(`${kind}: reads back what was put, small, large and empty`, async () => {
    await using kept = await openTestMedia(kind);
    for (const size of [0, 1, 256 * 1024, 256 * 1024 + 1, 3_000_000]) {
      const bytes = randomBytes(size);
      await kept.media.put(PATH, bytes);
      assert.ok(
        bytes.equals((await bytesOf(kept.media, PATH)) ?? Buffer.from('nothing')),
        String(size),
      );
    }
  });

  test(`${kind}: replaces an earlier file, and lists only existing files`, async () => {
    await using kept = await openTestMedia(kind);
    const before = Date.now() - 2000;
    await kept.media.put(PATH, Buffer.from('first'));
    await kept.media.put(PATH, Buffer.from('second'));
    await kept.media.put('Resources/Images/other.jpg', Buffer.from('other'));
    await kept.media.put('elsewhere/1.bin', Buffer.from('elsewhere'));
    await kept.media.delete('Resources/Images/other.jpg');

    assert.equal(String(await bytesOf(kept.media, PATH)), 'second');
    assert.deepEqual(await pathsIn(kept.media), [PATH, 'elsewhere/1.bin']);
    for await (const { modified } of kept.media.list())
      assert.ok(modified.getTime() > before && modified.getTime() < Date.now() + 2000);
  });

  test(`${kind}: reads a missing file as undefined, and can delete it`, async () => {
    await using kept = await openTestMedia(kind);
    await kept.media.ready();
    assert.equal(await kept.media.read(PATH), undefined);
    await kept.media.delete(PATH);
    assert.deepEqual(await pathsIn(kept.media), []);
  });

  test(`${kind}: throws on a path outside of the store`, async () => {
    await using kept = await openTestMedia(kind);
    for (const path of [
      '../x.jpg',
      'a/../x.jpg',
      '/x.jpg',
      'a//x.jpg',
      '.x.jpg',
      'x.jpg?y',
      'a b.jpg',
      'x%2f.jpg',
      '',
    ]) {
      for (const act of [
        () => kept.media.put(path, Buffer.from('x')),
        () => kept.media.read(path),
        () => kept.media.delete(path),
      ]) {
        await assert.rejects(async () => act(), TypeError, path);
      }
    }
    assert.deepEqual(await pathsIn(kept.media), []);
  });

  test(`${kind}: lets readers cancel a large file unread or half read`, async () => {
    await using kept = await openTestMedia(kind);
    await kept.media.put(PATH, randomBytes(2_000_000));
    for (const chunks of [0, 1]) {
      const body = (await kept.media.read(PATH))?.body;
      assert.ok(body instanceof ReadableStream);
      const reader = body.getReader();
      for (let count = 0; count < chunks; count += 1) await reader.read();
      await reader.cancel();
    }
    await sleep(10);
    assert.equal((await bytesOf(kept.media, PATH))?.length, 2_000_000);
  });
}

test('a folder that is gone is not ready until it is back', async (context) => {
  let now = 0;
  context.mock.method(performance, 'now', () => now);
  const parent = await mkdtemp(join(tmpdir(), 'media-'));
  context.after(() => rm(parent, { recursive: true }));
  const folder = join(parent, 'media');
  const media = await openMediaFolder(folder);

  await media.ready();
  await rename(folder, `${folder}-gone`);
  now += 1001;
  await assert.rejects(media.ready(), { code: 'ENOENT' });
  await rename(`${folder}-gone`, folder);
  now += 1001;
  await media.ready();
  assert.deepEqual(await readdir(folder), []);
});
