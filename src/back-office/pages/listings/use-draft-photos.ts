import { useEffect, useEffectEvent } from 'react';
import type { AlbumOwner } from '#back-office/photos/queue/album-changes.ts';
import { photoQueue } from '#back-office/photos/queue/browser-queue.ts';
import { draftOwner, ownerOf } from '#back-office/photos/queue/photo-upload.ts';
import type { ListingWithImages } from '#features/listings/listing.ts';

interface DraftPhotosProps {
  draftKey: string;
  listingId: () => number | undefined;
  stored: ListingWithImages | undefined;
  title: () => string;
}

/** Whose the photos of an open form are: the listing's, or its draft's until there is one. */
export function useDraftPhotos({ draftKey, listingId, stored, title }: DraftPhotosProps) {
  const draft = draftOwner(draftKey);

  function photosOf(): AlbumOwner {
    const id = listingId();
    return { owner: id === undefined ? draft : ownerOf(id), title: title() };
  }

  const bind = () => photoQueue.move(draft, photosOf());

  const begin = useEffectEvent(() => {
    if (stored !== undefined) photoQueue.show(ownerOf(stored.id), stored.images);
    // The page may have been closed between the save and this.
    void bind();
  });
  useEffect(() => begin(), []);

  return {
    photosOf,
    bind,
    /** The listing is gone: its photos wait for the one that takes its place. */
    unbind: () => photoQueue.move(photosOf().owner, { owner: draft, title: title() }),
  };
}
