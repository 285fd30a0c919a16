import type { ListingImage } from '#features/listings/photos/listing-image.ts';
import { type AlbumChanges, type AlbumOwner, albumChanges } from './album-changes.ts';
import { type KeptPhotos, withNewOwner, withoutPhotoOf, withUpload } from './kept-photos.ts';
import { listingIdOf, type PhotoOwner } from './photo-upload.ts';
import type { QueueServices } from './queue-services.ts';
import { createQueueStore, type QueueState } from './queue-state.ts';
import { createSchedule } from './schedule.ts';
import { syncAlbums } from './sync-albums.ts';
import { uploadPhotos } from './upload-photos.ts';

export interface PhotoQueue extends AlbumChanges {
  readonly get: () => QueueState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads what is kept, and goes on with it. */
  readonly open: () => Promise<void>;
  /** Goes on at once, e.g. since the network is back or somebody has logged in. */
  readonly goOn: () => void;
  /** The photos of a listing as they were just read. */
  readonly show: (owner: PhotoOwner, photos: readonly ListingImage[]) => void;
  readonly retry: (keys: readonly string[]) => void;
  /** Gives the photos of a draft to its listing, or those of a listing that is gone to a draft. */
  readonly move: (from: PhotoOwner, to: AlbumOwner) => Promise<void>;
  readonly drop: (keys: readonly string[]) => void;
  readonly discard: (isDiscarded: (owner: PhotoOwner, account: string) => boolean) => void;
}

/** Keeps what is done to photos, and brings it to the server whenever that is possible. */
export function createPhotoQueue(services: QueueServices): PhotoQueue {
  const queue = createQueueStore(services.store, services.notify);
  const schedule = createSchedule(work);
  const uploads = uploadPhotos(queue, schedule, services);
  const albums = syncAlbums(queue, schedule, services);

  function work() {
    if (services.account() === undefined) return;
    uploads.prepareNext();
    if (services.isOnline()) {
      uploads.sendReady();
      albums.removeDue();
      albums.syncNext();
    }
    schedule.wakeAt(
      queue.get().kept.albums.flatMap(({ removals }) => removals.map(({ at }) => at)),
    );
  }

  function change(update: (kept: KeptPhotos) => KeptPhotos) {
    queue.update(update);
    work();
  }

  return {
    get: queue.get,
    subscribe: queue.subscribe,
    async open() {
      await queue.load();
      work();
    },
    goOn() {
      schedule.hurry();
      work();
    },
    show: queue.setStored,
    retry(keys) {
      for (const key of keys) schedule.succeeded(key);
      change((kept) =>
        keys.reduce((now, key) => withUpload(now, key, { refusal: undefined }), kept),
      );
    },
    async move(from, to) {
      if (from !== to.owner) queue.update((kept) => withNewOwner(kept, from, to));
      // A page that is left once the photos are sent shall no longer find them kept with the draft.
      await queue.settled();
      work();
    },
    drop(keys) {
      change((kept) =>
        kept.uploads
          .filter(({ key }) => keys.includes(key))
          .reduce((now, { owner, key }) => withoutPhotoOf(now, owner, key), kept),
      );
    },
    discard(isDiscarded) {
      change(({ uploads, albums }) => ({
        uploads: uploads.filter(({ owner, account }) => !isDiscarded(owner, account)),
        albums: albums.filter(({ owner, account }) => !isDiscarded(owner, account)),
      }));
    },
    ...albumChanges(queue, services, (owner) => {
      // One write for what is done quickly one after the other.
      if (listingIdOf(owner) !== undefined) schedule.wait(`sync ${owner}`, 700);
      work();
    }),
  };
}
