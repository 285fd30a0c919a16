import type { ListingImage } from '#features/listings/photos/listing-image.ts';
import type { Album, CaptionedPhoto, Removal } from './album.ts';
import { uploadsOf, withAlbum, withoutOwner, withoutPhotoOf } from './kept-photos.ts';
import { mergeAlbums } from './merge-albums.ts';
import { listingIdOf, type PhotoOwner } from './photo-upload.ts';
import type { QueueServices } from './queue-services.ts';
import type { QueueStore } from './queue-state.ts';
import type { Schedule } from './schedule.ts';
import { isSendable } from './upload-photos.ts';

/** Brings removals, order and captions to the server. */
export function syncAlbums(queue: QueueStore, schedule: Schedule, services: QueueServices) {
  const { api } = services;
  /** Albums as they were last brought to the server; they stay while uploads are under way. */
  const synced = new Map<PhotoOwner, Album>();
  /** Albums whose last order came too late. */
  const overtaken = new Set<PhotoOwner>();

  async function remove({ owner }: Album, { id }: Removal) {
    const listingId = listingIdOf(owner);
    if (typeof id === 'string') {
      const upload = queue.get().kept.uploads.find(({ key }) => key === id);
      if (upload?.isTried && upload.refusal === undefined)
        return schedule.wait(`remove ${id}`, 500);
      return queue.update((kept) => withoutPhotoOf(kept, owner, id));
    }
    if (listingId === undefined) return;
    const answer = await api.remove(listingId, id);
    if (!answer.ok && answer.refusal.status !== 404) return schedule.failed(`remove ${id}`);
    queue.setStored(
      owner,
      queue.storedOf(owner).filter((photo) => photo.id !== id),
    );
    queue.update((kept) => withoutPhotoOf(kept, owner, id));
  }

  async function sync(album: Album, listingId: number) {
    const { owner } = album;
    const now = await api.read(listingId);
    if (!now.ok) return failed(album, now.refusal.status);
    const { images } = now.data;
    const { photos, isConflict } = mergeAlbums(album, images);
    if (isConflict) {
      const conflict = { by: await api.lastEditor(listingId), theirs: captionsOf(images) };
      queue.setStored(owner, images);
      return change(album, { ...album, conflict });
    }
    if (!isSame(photos, images)) {
      const written = await api.arrange(listingId, photos, now.headers.get('ETag') ?? '');
      // 412: somebody was faster, so their version is read first.
      if (!written.ok) return failed(album, written.refusal.status);
    }
    schedule.succeeded(`sync ${owner}`);
    overtaken.delete(owner);
    queue.setStored(owner, arranged(images, photos));
    change(album, { ...album, base: photos });
  }

  function failed(album: Album, status: number) {
    const { owner } = album;
    if (status === 404) return forget(album);
    // At once only the first time: a proxy may strip the version that a write must carry.
    if (status === 412 && !overtaken.has(owner)) {
      overtaken.add(owner);
      return schedule.wait(`sync ${owner}`, 0);
    }
    schedule.failed(`sync ${owner}`);
  }

  /** The listing is gone. Photos that it never had wait for what becomes of them. */
  function forget(album: Album) {
    if (uploadsOf(queue.get().kept, album.owner).length > 0) synced.set(album.owner, album);
    else queue.update((kept) => withoutOwner(kept, album.owner));
  }

  /** What was done meanwhile stays, and is brought to the server next. */
  function change(before: Album, now: Album) {
    queue.update((kept) => {
      const current = kept.albums.find(({ owner }) => owner === now.owner);
      if (current !== before)
        return current === undefined ? kept : withAlbum(kept, { ...current, base: now.base });
      const isDone =
        now.conflict === undefined &&
        now.removals.length === 0 &&
        uploadsOf(kept, now.owner).length === 0;
      if (!isDone) synced.set(now.owner, now);
      return isDone ? withoutOwner(kept, now.owner) : withAlbum(kept, now);
    });
  }

  return {
    removeDue() {
      for (const album of queue.get().kept.albums)
        for (const removal of album.removals)
          if (removal.at <= Date.now() && album.account === services.account())
            schedule.start(`remove ${removal.id}`, () => remove(album, removal));
    },
    syncNext() {
      const { kept } = queue.get();
      for (const album of kept.albums) {
        const listingId = listingIdOf(album.owner);
        const isQuiet = !uploadsOf(kept, album.owner).some((upload) => isSendable(kept, upload));
        const isOurs = album.account === services.account() && album.conflict === undefined;
        if (listingId !== undefined && isQuiet && isOurs && synced.get(album.owner) !== album)
          schedule.start(`sync ${album.owner}`, () => sync(album, listingId));
      }
    },
  };
}

function captionsOf(photos: readonly CaptionedPhoto[]): CaptionedPhoto[] {
  return photos.map(({ id, caption }) => ({ id, caption }));
}

function isSame(one: readonly CaptionedPhoto[], other: readonly CaptionedPhoto[]): boolean {
  return JSON.stringify(captionsOf(one)) === JSON.stringify(captionsOf(other));
}

function arranged(stored: readonly ListingImage[], order: readonly CaptionedPhoto[]) {
  return order.flatMap(({ id, caption }) =>
    stored.filter((photo) => photo.id === id).map((photo) => ({ ...photo, caption })),
  );
}
