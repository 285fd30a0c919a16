// Runs alone: it changes what is the same for all files of the process.
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { Answer } from '#back-office/save/call-api.ts';
import { refusalOf, UNREACHABLE } from '#back-office/save/refusal.ts';
import type { ListingImage } from '#features/listings/photos/listing-image.ts';
import { placeAmong } from '#features/listings/photos/wanted-order.ts';
import type { PhotoRef } from './album.ts';
import { type KeptPhotos, NOTHING_KEPT } from './kept-photos.ts';
import type { PhotoApi } from './photo-api.ts';
import { createPhotoQueue } from './photo-queue.ts';
import { draftOwner, ownerOf } from './photo-upload.ts';
import { tilesOf } from './tiles.ts';

const HOUSE = { owner: ownerOf(7), title: 'House' };
const photo = (name: string) => new File([name], name, { type: 'image/jpeg' });

/** A server with one listing, and a browser with a network and a storage. */
function startBrowser(context: TestContext, names: readonly string[] = []) {
  context.mock.timers.enable({ apis: ['setTimeout', 'Date'], now: 1_000_000 });
  const world = {
    isOnline: true,
    losesAnswers: false,
    account: 'asha',
    refusal: 0,
    /** Names of uploads that are no pictures. */
    broken: new Set<string>(),
    version: 1,
    /** As behind a proxy that strips headers. */
    hidesVersion: false,
    asked: 0,
    writing: Promise.resolve(),
    /** Uploads by their names, which arrive when these resolve. */
    held: new Map<string, Promise<void>>(),
  };
  let images: ListingImage[] = names.map((caption, index) => image(index + 1, caption));
  const byKey = new Map<string, ListingImage>();
  const sent: string[] = [];
  let kept: KeptPhotos = NOTHING_KEPT;

  const answer = <T>(data: T): Answer<T> => {
    if (!world.isOnline || world.losesAnswers) return { ok: false, refusal: UNREACHABLE };
    const headers = world.hidesVersion ? {} : { ETag: `"${world.version}"` };
    return { ok: true, data, headers: new Headers(headers) };
  };
  const refused = (status: number, detail: string): Answer<never> => ({
    ok: false,
    refusal: refusalOf(status, { type: 'about:blank', title: 'x', status, detail }),
  });
  const write = (change: () => void) => {
    world.version += 1;
    change();
  };
  /** As the server does it. */
  const placed = (stored: ListingImage, key: string, order: readonly PhotoRef[]) => {
    const ids = order.map((ref) => (typeof ref === 'string' ? byKey.get(ref)?.id : ref));
    const own = order.indexOf(key);
    const place = own < 0 ? images.length : placeAmong(images, ids, own);
    return images.toSpliced(place, 0, stored);
  };
  const api: PhotoApi = {
    async send(_, { key, name }, order, onProgress) {
      if (!world.isOnline) return answer(image(0, ''));
      if (world.refusal > 0) return refused(world.refusal, 'The file is no picture.');
      sent.push(name);
      if (world.broken.has(name)) return refused(415, 'The file is no picture.');
      await world.held.get(name);
      onProgress(1);
      const stored = byKey.get(key) ?? { ...image(images.length + 100, ''), imageUrl: name };
      if (!byKey.has(key)) write(() => (images = placed(stored, key, order ?? [])));
      byKey.set(key, stored);
      return answer(stored);
    },
    async read() {
      world.asked += 1;
      return world.refusal === 404 ? refused(404, 'gone') : answer({ images });
    },
    async arrange(_, order, etag) {
      if (etag !== `"${world.version}"`) return refused(412, 'changed');
      write(() => {
        images = order.flatMap(({ id, caption }) =>
          images.filter((one) => one.id === id).map((one) => ({ ...one, caption })),
        );
      });
      return answer(undefined);
    },
    async remove(_, id) {
      write(() => (images = images.filter((one) => one.id !== id)));
      return answer(undefined);
    },
    lastEditor: async () => 'Harjit',
  };

  let pages = 0;
  /** The page before is closed by it. */
  function open() {
    pages += 1;
    const page = pages;
    return createPhotoQueue({
      store: {
        // A real one knows no order among photos that were chosen at once.
        read: async () => ({ ...kept, uploads: kept.uploads.toReversed() }),
        async write(_, now) {
          await world.writing;
          kept = now;
        },
      },
      api,
      prepare: async (file) => ({ file, preview: file }),
      account: () => world.account,
      isOnline: () => world.isOnline && page === pages,
      lock: (_, work) => work().then(() => true),
      notify: () => undefined,
    });
  }

  return {
    world,
    sent,
    open,
    queue: open(),
    images: () => images,
    ids: () => images.map(({ id }) => id),
    names: () => images.map(({ imageUrl }) => imageUrl),
    arrangeElsewhere: (ids: number[]) =>
      write(() => (images = ids.flatMap((id) => images.filter((one) => one.id === id)))),
    async pass(ms: number) {
      for (let left = ms; left > 0; left -= 100) {
        context.mock.timers.tick(100);
        for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
      }
    },
  };
}

function image(id: number, caption: string): ListingImage {
  return { id, imageUrl: `/Resources/Images/${id}.jpg`, width: 4, height: 3, caption };
}

test('sends what was chosen, each photo once, and then keeps nothing', async (context) => {
  const { queue, sent, ids, pass } = startBrowser(context);
  queue.add(HOUSE, [photo('one'), photo('two'), photo('three')]);
  await pass(3000);
  assert.deepEqual(sent, ['one', 'two', 'three']);
  assert.equal(ids().length, 3);
  assert.deepEqual(queue.get().kept, NOTHING_KEPT);
});

test('stands in the chosen order as soon as a photo has overtaken another', async (context) => {
  const { queue, world, names, pass } = startBrowser(context, ['Gate']);
  const [gate] = names();
  const large = Promise.withResolvers<void>();
  world.held.set('large', large.promise);
  queue.show(HOUSE.owner, [image(1, 'Gate')]);
  queue.add(HOUSE, [photo('large'), photo('small'), photo('third')]);
  await pass(200);
  assert.deepEqual(names(), [gate, 'small', 'third']);
  large.resolve();
  await pass(100);
  // Before order and names are brought to the server.
  assert.deepEqual(names(), [gate, 'large', 'small', 'third']);
});

test('sends no other photo until the cover is stored, and then several at once', async (context) => {
  const { queue, world, sent, names, pass } = startBrowser(context);
  const uploads = ['one', 'two', 'three'].map((name) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    world.held.set(name, promise);
    return resolve;
  });
  queue.add(HOUSE, [photo('one'), photo('two'), photo('three')]);
  await pass(2000);
  assert.deepEqual([sent, names()], [['one'], []]);
  uploads[0]?.();
  await pass(200);
  assert.deepEqual([sent, names()], [['one', 'two', 'three'], ['one']]);
});

test('keeps the cover that a listing has until the one that was put before it is stored', async (context) => {
  const { queue, world, names, images, pass } = startBrowser(context, ['Gate']);
  const [gate] = names();
  const large = Promise.withResolvers<void>();
  world.held.set('large', large.promise);
  queue.show(HOUSE.owner, images());
  queue.add(HOUSE, [photo('large'), photo('small')]);
  for (const { key } of queue.get().kept.uploads) queue.reorder(HOUSE, key, 1);
  await pass(1000);
  assert.deepEqual(names(), [gate]);
  large.resolve();
  await pass(1000);
  assert.deepEqual(names(), ['large', 'small', gate]);
});

test('a cover that was refused or removed keeps no other photo waiting', async (context) => {
  const { queue, world, names, pass } = startBrowser(context);
  world.broken.add('broken');
  world.held.set('slow', new Promise(() => undefined));
  queue.add(HOUSE, [photo('broken'), photo('slow'), photo('next')]);
  await pass(1000);
  assert.deepEqual(names(), []);
  const slow = queue.get().kept.uploads.find(({ name }) => name === 'slow');
  queue.remove(HOUSE, slow?.key ?? '');
  await pass(1000);
  assert.deepEqual(names(), ['next']);
});

test('waits for no cover of another account', async (context) => {
  const { queue, world, names, pass } = startBrowser(context);
  world.isOnline = false;
  queue.add(HOUSE, [photo('theirs')]);
  await pass(100);
  world.account = 'harjit';
  queue.add(HOUSE, [photo('own')]);
  world.isOnline = true;
  queue.goOn();
  await pass(1000);
  assert.deepEqual(names(), ['own']);
});

test('sends the cover first after a reload, as in the order that the form showed', async (context) => {
  const { queue, open, world, sent, names, pass } = startBrowser(context);
  world.isOnline = false;
  queue.add(HOUSE, [photo('one'), photo('two'), photo('three')]);
  const [, , { key } = { key: '' }] = queue.get().kept.uploads;
  queue.reorder(HOUSE, key, queue.get().kept.uploads[0]?.key);
  await pass(1000);
  const reloaded = open();
  await reloaded.open();
  world.isOnline = true;
  reloaded.goOn();
  await pass(300);
  assert.deepEqual(sent, ['three', 'one', 'two']);
  assert.deepEqual(names(), ['three', 'one', 'two']);
});

test('goes on in the chosen order after the page was closed half-way', async (context) => {
  const { queue, open, world, names, pass } = startBrowser(context);
  world.held.set('one', new Promise(() => undefined));
  queue.add(HOUSE, [photo('one'), photo('two'), photo('three')]);
  await pass(200);
  assert.deepEqual(names(), []);
  world.held.clear();
  const reloaded = open();
  await reloaded.open();
  await pass(100);
  assert.deepEqual(names(), ['one', 'two', 'three']);
});

test('takes its place when it is sent again after a failure', async (context) => {
  const { queue, world, names, pass } = startBrowser(context);
  const first = Promise.withResolvers<void>();
  world.held.set('one', first.promise);
  queue.add(HOUSE, [photo('one'), photo('two')]);
  await pass(200);
  world.losesAnswers = true;
  first.reject(new Error('cut'));
  await pass(100);
  assert.deepEqual(names(), []);
  world.held.clear();
  world.losesAnswers = false;
  await pass(3000);
  assert.deepEqual(names(), ['one', 'two']);
});

test('sends a photo again with the same key when its answer was lost', async (context) => {
  const { queue, world, sent, ids, pass } = startBrowser(context);
  world.losesAnswers = true;
  queue.add(HOUSE, [photo('one')]);
  await pass(500);
  assert.equal(queue.get().kept.uploads.length, 1);
  world.losesAnswers = false;
  await pass(4000);
  assert.deepEqual(sent, ['one', 'one']);
  assert.equal(ids().length, 1);
});

test('waits without a network, and goes on after a reload', async (context) => {
  const { queue, open, world, sent, ids, pass } = startBrowser(context);
  world.isOnline = false;
  queue.add(HOUSE, [photo('one')]);
  await pass(120_000);
  assert.deepEqual(sent, []);
  const reloaded = open();
  await reloaded.open();
  world.isOnline = true;
  reloaded.goOn();
  await pass(2000);
  assert.equal(ids().length, 1);
  assert.deepEqual(reloaded.get().kept, NOTHING_KEPT);
});

test('sends nothing without a session, and nothing of another account', async (context) => {
  const { queue, world, sent, pass } = startBrowser(context);
  queue.add(HOUSE, [photo('one')]);
  world.account = 'harjit';
  queue.goOn();
  await pass(2000);
  assert.deepEqual(sent, []);
});

test('shows a refusal in the words of the server until it is tried again', async (context) => {
  const { queue, world, ids, pass } = startBrowser(context);
  world.refusal = 415;
  queue.add(HOUSE, [photo('one')]);
  await pass(60_000);
  const [upload] = queue.get().kept.uploads;
  assert.equal(upload?.refusal, 'The file is no picture.');
  world.refusal = 0;
  queue.retry([upload.key]);
  await pass(2000);
  assert.equal(ids().length, 1);
});

test('keeps photos of an unsaved listing until it is saved', async (context) => {
  const { queue, sent, pass } = startBrowser(context);
  const draft = draftOwner('12-34');
  queue.add({ owner: draft, title: '' }, [photo('one')]);
  await pass(5000);
  assert.deepEqual(sent, []);
  await queue.move(draft, HOUSE);
  await pass(2000);
  assert.deepEqual(sent, ['one']);
});

test('sends photos of a draft once they are kept as those of its listing', async (context) => {
  const { queue, world, sent, pass } = startBrowser(context);
  const draft = draftOwner('12-34');
  queue.add({ owner: draft, title: '' }, [photo('one')]);
  await pass(5000);
  const disk = Promise.withResolvers<void>();
  world.writing = disk.promise;
  void queue.move(draft, HOUSE);
  await pass(1000);
  assert.deepEqual(sent, []);
  disk.resolve();
  await pass(1000);
  assert.deepEqual(sent, ['one']);
});

test('brings order and captions to the server once photos have arrived', async (context) => {
  const { queue, images, pass } = startBrowser(context, ['Gate', 'Kitchen']);
  queue.show(HOUSE.owner, images());
  queue.add(HOUSE, [photo('one')]);
  const [{ key } = { key: '' }] = queue.get().kept.uploads;
  queue.reorder(HOUSE, key, 1);
  queue.caption(HOUSE, 2, 'New kitchen');
  await pass(3000);
  assert.deepEqual(
    images().map(({ caption }) => caption),
    ['', 'Gate', 'New kitchen'],
  );
  assert.deepEqual(queue.get().kept, NOTHING_KEPT);
});

test('tries ever more rarely to bring an order whose version is hidden', async (context) => {
  const { queue, world, images, ids, pass } = startBrowser(context, ['Gate', 'Hall']);
  world.hidesVersion = true;
  queue.show(HOUSE.owner, images());
  queue.reorder(HOUSE, 2, 1);
  await pass(10_000);
  assert.ok(world.asked < 8, String(world.asked));
  world.hidesVersion = false;
  await pass(60_000);
  assert.deepEqual(ids(), [2, 1]);
  assert.deepEqual(queue.get().kept, NOTHING_KEPT);
});

test('asks when somebody else has ordered the photos differently', async (context) => {
  const { queue, images, ids, arrangeElsewhere, pass } = startBrowser(context, ['a', 'b', 'c']);
  queue.show(HOUSE.owner, images());
  arrangeElsewhere([2, 1, 3]);
  queue.reorder(HOUSE, 3, 1);
  await pass(3000);
  const [album] = queue.get().kept.albums;
  assert.equal(album?.conflict?.by, 'Harjit');
  assert.deepEqual(ids(), [2, 1, 3]);
  assert.deepEqual(
    tilesOf(queue.get(), HOUSE.owner).map(({ id }) => id),
    [3, 1, 2],
  );
  queue.decide(HOUSE, false);
  await pass(3000);
  assert.deepEqual(ids(), [3, 1, 2]);
});

test('removes a photo only when it can no longer be restored', async (context) => {
  const { queue, images, ids, pass } = startBrowser(context, ['a', 'b']);
  queue.show(HOUSE.owner, images());
  queue.remove(HOUSE, 1);
  assert.deepEqual(
    tilesOf(queue.get(), HOUSE.owner).map(({ id }) => id),
    [2],
  );
  await pass(5000);
  queue.restore(HOUSE);
  await pass(20_000);
  assert.deepEqual(ids(), [1, 2]);
  queue.remove(HOUSE, 1);
  await pass(20_000);
  assert.deepEqual(ids(), [2]);
});

test('puts an edited picture in the place of the old one', async (context) => {
  const { queue, images, pass } = startBrowser(context, ['a', 'b']);
  queue.show(HOUSE.owner, images());
  queue.replace(HOUSE, 1, 'a.jpg', { file: photo('turned'), preview: photo('turned') });
  assert.equal(tilesOf(queue.get(), HOUSE.owner).length, 2);
  await pass(4000);
  assert.deepEqual(
    images().map(({ caption }) => caption),
    ['a', 'b'],
  );
  assert.ok(!images().some(({ id }) => id === 1));
});

test('does not send a photo that was removed before', async (context) => {
  const { queue, world, sent, pass } = startBrowser(context);
  world.isOnline = false;
  queue.add(HOUSE, [photo('one'), photo('two')]);
  const [first] = queue.get().kept.uploads;
  queue.remove(HOUSE, first?.key ?? '');
  world.isOnline = true;
  await pass(20_000);
  assert.deepEqual(sent, ['two']);
  assert.deepEqual(queue.get().kept, NOTHING_KEPT);
});

test('counts a photo as kept when it is written, not before', async (context) => {
  const { queue, world, pass } = startBrowser(context);
  world.isOnline = false;
  const disk = Promise.withResolvers<void>();
  world.writing = disk.promise;
  queue.add(HOUSE, [photo('one')]);
  await pass(1000);
  assert.equal(queue.get().storage, 'writing');
  disk.resolve();
  await pass(1000);
  assert.equal(queue.get().storage, 'written');
});

test('does not count photos as kept after a failed write', async (context) => {
  const { queue, world, pass } = startBrowser(context);
  world.isOnline = false;
  world.writing = Promise.reject(new Error('full'));
  queue.add(HOUSE, [photo('one')]);
  await pass(1000);
  world.writing = Promise.resolve();
  queue.add(HOUSE, [photo('two')]);
  await pass(1000);
  assert.equal(queue.get().storage, 'failed');
});

test('keeps photos of a listing that is gone until they are discarded', async (context) => {
  const { queue, world, pass } = startBrowser(context);
  world.refusal = 404;
  queue.add(HOUSE, [photo('one')]);
  await pass(20_000);
  const [upload] = queue.get().kept.uploads;
  assert.equal(upload?.refusal, 'This record is no longer there: somebody has removed it.');
  queue.drop([upload.key]);
  await pass(2000);
  assert.deepEqual(queue.get().kept, NOTHING_KEPT);
});
