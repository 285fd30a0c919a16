import { type Album, type PhotoRef, withoutPhoto, withRemoval, withReplaced } from './album.ts';
import type { PhotoOwner, PhotoUpload } from './photo-upload.ts';

/** Everything about photos that this browser keeps until the server has it. */
export interface KeptPhotos {
  readonly uploads: readonly PhotoUpload[];
  readonly albums: readonly Album[];
}

export const NOTHING_KEPT: KeptPhotos = { uploads: [], albums: [] };

export function albumOf(kept: KeptPhotos, owner: PhotoOwner): Album | undefined {
  return kept.albums.find((album) => album.owner === owner);
}

export function uploadsOf(kept: KeptPhotos, owner: PhotoOwner): PhotoUpload[] {
  return kept.uploads.filter((upload) => upload.owner === owner);
}

/** The wanted order of the photos among which an upload is; undefined for one that was replaced. */
export function orderAround(
  kept: KeptPhotos,
  { owner, key }: PhotoUpload,
): readonly PhotoRef[] | undefined {
  const order = albumOf(kept, owner)?.photos.map(({ id }) => id);
  return order?.includes(key) ? order : undefined;
}

/**
 * In the order in which they are sent: the cover of each listing first. The browser's storage
 * returns those that were chosen at once in any order.
 */
export function uploadsInOrder({ uploads, albums }: KeptPhotos): PhotoUpload[] {
  const places = new Map(
    albums.flatMap(({ photos }) => photos.map(({ id }, place) => [id, place])),
  );
  const placeOf = ({ key }: PhotoUpload) => places.get(key) ?? 0;
  return uploads.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/**
 * Whether the photo that shall be the cover is still to be stored, so that an upload sent now could
 * be the public cover instead. Nothing waits for one that was refused or removed, or that only
 * another account can send.
 */
export function waitsForCover(kept: KeptPhotos, { key, owner, account }: PhotoUpload): boolean {
  const album = albumOf(kept, owner);
  const isRemoved = (id: PhotoRef) => album?.removals.some((removal) => removal.id === id);
  const isComing = (id: PhotoRef) =>
    kept.uploads.some(
      (upload) => upload.key === id && upload.refusal === undefined && upload.account === account,
    );
  const cover = album?.photos.find(
    ({ id }) => !isRemoved(id) && (typeof id === 'number' || isComing(id)),
  );
  return typeof cover?.id === 'string' && cover.id !== key;
}

export function withAlbum(kept: KeptPhotos, album: Album): KeptPhotos {
  const others = kept.albums.filter(({ owner }) => owner !== album.owner);
  return { ...kept, albums: [...others, album] };
}

/** Adds photos at the end of their listing's album. */
export function withUploads(
  kept: KeptPhotos,
  album: Album,
  uploads: readonly PhotoUpload[],
): KeptPhotos {
  const added = uploads.map(({ key }) => ({ id: key, caption: '' }));
  return withAlbum(
    { ...kept, uploads: [...kept.uploads, ...uploads] },
    { ...album, photos: [...album.photos, ...added] },
  );
}

/** Puts an edited picture in the place of the one that it was made of. */
export function withEdited(
  kept: KeptPhotos,
  album: Album,
  before: PhotoRef,
  upload: PhotoUpload,
): KeptPhotos {
  const source = kept.uploads.find(({ key }) => key === before);
  const replaces = typeof before === 'number' ? before : source?.replaces;
  const edited = withReplaced(album, before, upload.key);
  return withAlbum(
    { ...kept, uploads: [...kept.uploads, { ...upload, replaces }] },
    source === undefined ? edited : withRemoval(edited, source.key, upload.at),
  );
}

export function withUpload(
  kept: KeptPhotos,
  key: string,
  change: Partial<PhotoUpload>,
): KeptPhotos {
  return {
    ...kept,
    uploads: kept.uploads.map((upload) => (upload.key === key ? { ...upload, ...change } : upload)),
  };
}

/** The server has the photo, as `id`; what it replaces can go. */
export function withStored(
  kept: KeptPhotos,
  { key, owner, replaces }: PhotoUpload,
  id: number,
  now: number,
): KeptPhotos {
  const album = albumOf(kept, owner);
  const rest = { ...kept, uploads: kept.uploads.filter((upload) => upload.key !== key) };
  if (album === undefined) return rest;
  const stored = withReplaced(album, key, id);
  return withAlbum(
    rest,
    replaces === undefined || replaces === id ? stored : withRemoval(stored, replaces, now),
  );
}

/** The photo is gone, here or on the server. */
export function withoutPhotoOf(kept: KeptPhotos, owner: PhotoOwner, id: PhotoRef): KeptPhotos {
  const album = albumOf(kept, owner);
  const rest = { ...kept, uploads: kept.uploads.filter(({ key }) => key !== id) };
  return album === undefined ? rest : withAlbum(rest, withoutPhoto(album, id));
}

export function withoutOwner(kept: KeptPhotos, owner: PhotoOwner): KeptPhotos {
  return {
    uploads: kept.uploads.filter((upload) => upload.owner !== owner),
    albums: kept.albums.filter((album) => album.owner !== owner),
  };
}

/** Gives all photos of one owner to another, e.g. those of a draft to its listing once it is saved. */
export function withNewOwner(
  kept: KeptPhotos,
  from: PhotoOwner,
  { owner: to, title }: Pick<Album, 'owner' | 'title'>,
): KeptPhotos {
  const album = albumOf(kept, from);
  if (album === undefined) return kept;
  const { photos = [], base = [], removals = [] } = albumOf(kept, to) ?? {};
  const isUpload = ({ id }: { id: PhotoRef }) => typeof id === 'string';
  const moved: Album = {
    ...album,
    owner: to,
    title,
    photos: [...photos, ...album.photos.filter(isUpload)],
    base,
    removals: [...removals, ...album.removals.filter(isUpload)],
    conflict: undefined,
  };
  const uploads = kept.uploads.map((upload) =>
    upload.owner === from ? { ...upload, owner: to } : upload,
  );
  return withAlbum({ uploads, albums: withoutOwner(kept, from).albums }, moved);
}
