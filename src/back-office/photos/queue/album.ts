import type { PhotoOwner } from './photo-upload.ts';

/** The id of a stored photo, or the key of an upload. */
export type PhotoRef = number | string;

export interface CaptionedPhoto<Ref extends PhotoRef = number> {
  readonly id: Ref;
  readonly caption: string;
}

/** What was done to the photos of a listing here and is not on the server yet. */
export interface Album {
  readonly owner: PhotoOwner;
  readonly account: string;
  /** Of the listing, to name it in the list. */
  readonly title: string;
  /** All photos in the wanted order, removed ones too while they can be restored. */
  readonly photos: readonly CaptionedPhoto<PhotoRef>[];
  /** The stored photos as they were before. */
  readonly base: readonly CaptionedPhoto[];
  readonly removals: readonly Removal[];
  /** What somebody else has made of them meanwhile, until it is decided. */
  readonly conflict: AlbumConflict | undefined;
}

export interface Removal {
  readonly id: PhotoRef;
  /** When it can no longer be restored. */
  readonly at: number;
}

export interface AlbumConflict {
  readonly by: string;
  readonly theirs: readonly CaptionedPhoto[];
}

type NewAlbum = Pick<Album, 'owner' | 'account' | 'title'>;

export function newAlbum(of: NewAlbum, stored: readonly CaptionedPhoto[]): Album {
  const photos = stored.map(({ id, caption }) => ({ id, caption }));
  return { ...of, photos, base: photos, removals: [], conflict: undefined };
}

export function withMoved(album: Album, id: PhotoRef, before: PhotoRef | undefined): Album {
  const moved = album.photos.filter((photo) => photo.id === id);
  const rest = album.photos.filter((photo) => photo.id !== id);
  const found = rest.findIndex((photo) => photo.id === before);
  return { ...album, photos: rest.toSpliced(found < 0 ? rest.length : found, 0, ...moved) };
}

export function withCaption(album: Album, id: PhotoRef, caption: string): Album {
  return {
    ...album,
    photos: album.photos.map((photo) => (photo.id === id ? { id, caption } : photo)),
  };
}

export function withRemoval(album: Album, id: PhotoRef, at: number): Album {
  return { ...album, removals: [...album.removals.filter((one) => one.id !== id), { id, at }] };
}

/** Without the removal that was asked for last. */
export function withLastRestored(album: Album): Album {
  return { ...album, removals: album.removals.slice(0, -1) };
}

/** `now` in the place of `before`, with its caption. */
export function withReplaced(album: Album, before: PhotoRef, now: PhotoRef): Album {
  // The same picture twice in a listing is one.
  if (album.photos.some(({ id }) => id === now)) return withoutPhoto(album, before);
  const rename = <Kept extends { readonly id: PhotoRef }>(kept: Kept) =>
    kept.id === before ? { ...kept, id: now } : kept;
  return {
    ...album,
    photos: album.photos.map(rename),
    removals: album.removals.map(rename),
  };
}

export function withoutPhoto(album: Album, id: PhotoRef): Album {
  return {
    ...album,
    photos: album.photos.filter((photo) => photo.id !== id),
    base: album.base.filter((photo) => photo.id !== id),
    removals: album.removals.filter((removal) => removal.id !== id),
  };
}

/** What is known of a conflict once it is decided: the next write builds on their version. */
export function withDecision(album: Album, isTheirs: boolean): Album {
  if (album.conflict === undefined) return album;
  const { theirs } = album.conflict;
  const own = album.photos.filter(({ id }) => !theirs.some((photo) => photo.id === id));
  return {
    ...album,
    conflict: undefined,
    base: theirs,
    photos: isTheirs ? [...theirs, ...own] : album.photos,
  };
}
