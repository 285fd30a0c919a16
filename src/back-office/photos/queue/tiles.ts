import type { ListingImage } from '#features/listings/photos/listing-image.ts';
import type { PhotoRef } from './album.ts';
import { albumOf, uploadsOf } from './kept-photos.ts';
import type { PhotoOwner, PhotoUpload } from './photo-upload.ts';
import type { QueueState } from './queue-state.ts';

/** A photo as the form shows it: stored, or still on its way. */
export interface PhotoTile {
  /** The same before and after its upload, so that an open dialog or a drag does not lose it. */
  readonly key: PhotoRef;
  readonly id: PhotoRef;
  readonly caption: string;
  readonly stored: ListingImage | undefined;
  readonly upload: PhotoUpload | undefined;
  /** A small picture of it that need not be loaded. */
  readonly preview: Blob | undefined;
}

/** The photos of a listing in the wanted order, without those that were removed or replaced. */
export function tilesOf({ kept, stored, arrived }: QueueState, owner: PhotoOwner): PhotoTile[] {
  const album = albumOf(kept, owner);
  const uploads = uploadsOf(kept, owner);
  const photos = stored.get(owner) ?? [];
  const wanted = album?.photos ?? [];
  const hidden: PhotoRef[] = [
    ...(album?.removals ?? []).map(({ id }) => id),
    ...uploads.flatMap(({ replaces }) => replaces ?? []),
  ];
  const others = photos.filter(({ id }) => !wanted.some((photo) => photo.id === id));
  return [...wanted, ...others]
    .filter(({ id }) => !hidden.includes(id))
    .map(({ id, caption }) => {
      const upload = uploads.find(({ key }) => key === id);
      const { key = id, preview } = upload ?? arrived.get(Number(id)) ?? {};
      const stored = photos.find((photo) => photo.id === id);
      return { key, id, caption, stored, upload, preview };
    })
    .filter((tile) => tile.stored !== undefined || tile.upload !== undefined);
}
