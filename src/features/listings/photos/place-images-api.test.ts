// Runs on S3 too.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createStaffClient } from '#test/staff-client.ts';
import { createWithListing, samplePhoto } from '#test/test-listing.ts';

const COLOURS = ['#a00', '#0a0', '#00a', '#aa0'];

/** A listing, and `send` for the photos of one choice, which name the whole choice. */
async function createWithChoice(...stored: string[]) {
  const app = await createWithListing();
  const ids = await app.addColours(...stored);
  const keys = COLOURS.map((colour) => `key of ${colour}`);
  const send = async (index: number, wanted: readonly (number | string)[] = [...ids, ...keys]) =>
    app.add(await samplePhoto(COLOURS[index] ?? ''), {
      'idempotency-key': keys[index] ?? '',
      order: JSON.stringify(wanted),
    });
  const idsNow = async () => (await app.read()).images.map(({ id }: { id: number }) => id);
  return { ...app, ids, keys, send, idsNow };
}

test('photos that arrive in any order stand in the order that was chosen', async () => {
  for (const arrival of [
    [1, 0, 2, 3],
    [3, 2, 1, 0],
    [2, 0, 3, 1],
  ]) {
    await using app = await createWithChoice();
    const stored = new Map<number, number>();
    for (const index of arrival) {
      stored.set(index, (await app.send(index)).body.id);
      const wanted = [...stored].sort(([one], [other]) => one - other).map(([, id]) => id);
      assert.deepEqual(await app.idsNow(), wanted, `${arrival} up to ${index}`);
    }
    const { imageUrl, images } = await app.read();
    assert.deepEqual([images[0].id, images[0].imageUrl], [stored.get(0), imageUrl]);
  }
});

test('photos that arrive at once stand in the order that was chosen', async () => {
  await using app = await createWithChoice();
  const added = await Promise.all([3, 1, 2, 0].map((index) => app.send(index)));
  const [four, two, three, one] = added.map(({ body }) => body.id);
  assert.deepEqual(await app.idsNow(), [one, two, three, four]);
});

test('a photo that failed and is sent again takes its place, and a repeat moves nothing', async () => {
  await using app = await createWithChoice('#123', '#456');
  const [gate, street] = app.ids;
  const put = app.media.put;
  app.media.put = () => Promise.reject(Object.assign(new Error('no space'), { code: 'ENOSPC' }));
  assert.equal((await app.send(0)).status, 503);
  app.media.put = put;
  const second = (await app.send(1)).body.id;
  const first = (await app.send(0)).body.id;
  assert.deepEqual(await app.idsNow(), [gate, street, first, second]);
  await app.staff.put(
    `${app.address}/images`,
    [second, gate, first, street].map((id) => ({ id })),
  );
  const etag = await app.etag();
  assert.deepEqual([(await app.send(0)).status, await app.etag()], [201, etag]);
});

test('a photo may be placed before stored ones, without moving what somebody else has moved', async () => {
  await using app = await createWithChoice('#123', '#456', '#789');
  const [gate, street, garden] = app.ids;
  await app.staff.put(
    `${app.address}/images`,
    [garden, gate, street].map((id) => ({ id })),
  );
  const [key = ''] = app.keys;
  const cover = (await app.send(0, [key, ...app.ids])).body.id;
  assert.deepEqual(await app.idsNow(), [garden, cover, gate, street]);
});

test("keys of another person, other listings' ids and unknown ones place nothing", async () => {
  await using app = await createWithChoice('#123');
  const other = await createStaffClient(app, 'Harjit');
  const form = new FormData();
  form.set('file', new File([await samplePhoto('#fff')], 'photo.jpg'));
  const theirs = await app.fetch(`${app.address}/images`, {
    method: 'POST',
    headers: { authorization: `Bearer ${other.token}`, 'idempotency-key': app.keys[1] ?? '' },
    body: form,
  });
  const { id } = await theirs.json();
  const added = await app.send(0, [app.keys[0] ?? '', app.keys[1] ?? '', 'nobody', 9e15]);
  assert.deepEqual(await app.idsNow(), [...app.ids, id, added.body.id]);
});

test('refuses an order that is none, and one that does not name the photo itself', async () => {
  await using app = await createWithListing();
  const photo = await samplePhoto('#a00');
  const LIST = 'Please send ids of pictures and keys of uploads as a JSON list.';
  const OWN = 'The order must name the Idempotency-Key of this picture.';
  const tooMany = JSON.stringify(Array.from({ length: 121 }, (_, index) => index));
  for (const [order, message] of [
    ['', LIST],
    ['k, 1', LIST],
    ['{"k":1}', LIST],
    ['["k", null]', LIST],
    ['["k", 1.5]', LIST],
    [tooMany, LIST],
    ['["other"]', OWN],
    ['[]', OWN],
  ] as const) {
    const { status, body } = await app.add(photo, { order, 'idempotency-key': 'k' });
    assert.deepEqual([status, body.errors], [400, { order: [message] }], order);
  }
  const without = await app.add(photo, { order: '["k"]' });
  assert.deepEqual([without.status, without.body.errors], [400, { order: [OWN] }]);
  assert.equal((await app.read()).imageCount, 0);
});
