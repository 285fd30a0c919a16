// Runs on S3 too.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insertListing, insertPhoto } from '#test/factories.ts';
import { createTestApp } from '#test/test-app.ts';
import { sweepPhotos } from './sweep-photos.server.ts';

const HOUR = 60 * 60 * 1000;

test('sweeps unreferenced rows and files once they are an hour old', async () => {
  await using app = await createTestApp();
  const name = (letter: string) => `Resources/Images/${letter.repeat(32)}`;
  const put = async (stem: string) => {
    for (const suffix of ['.jpg', '-320.avif', '-card.jpg'])
      await app.media.put(stem + suffix, Buffer.from('x'));
  };
  for (const letter of ['a', 'b', 'c']) await put(name(letter));
  const created_at = new Date().toISOString();
  await insertListing(app.db, {
    image_id: await insertPhoto(app.db, { path: `${name('a')}.jpg`, created_at }),
  });
  await insertPhoto(app.db, { path: `${name('b')}.jpg`, created_at });

  assert.equal(await sweepPhotos(app.db, app.media, new Date()), 0);
  assert.equal(await sweepPhotos(app.db, app.media, new Date(Date.now() + HOUR + 1000)), 6);

  const left: string[] = [];
  for await (const { path } of app.media.list()) left.push(path.slice(0, name('a').length));
  assert.deepEqual(new Set(left), new Set([name('a')]));
  assert.equal((await app.db.selectFrom('image').select('id').execute()).length, 1);
});
