import { newKey } from '#back-office/save/call-api.ts';
import type { PreparedPicture } from '#platform/media/prepare/draw-picture.ts';
import {
  type Album,
  newAlbum,
  type PhotoRef,
  withCaption,
  withDecision,
  withLastRestored,
  withMoved,
  withRemoval,
} from './album.ts';
import { albumOf, withAlbum, withEdited, withUploads } from './kept-photos.ts';
import type { PhotoOwner, PhotoUpload } from './photo-upload.ts';
import type { QueueServices } from './queue-services.ts';
import type { QueueStore } from './queue-state.ts';

const UNDO_MS = 8000;

/** The photos of one listing or draft, and its title. */
export interface AlbumOwner {
  readonly owner: PhotoOwner;
  readonly title: string;
}

export type AlbumChanges = ReturnType<typeof albumChanges>;

/** What can be done to the photos of a listing. Each change is seen at once. */
export function albumChanges(
  queue: QueueStore,
  services: QueueServices,
  onChange: (owner: PhotoOwner) => void,
) {
  const account = () => services.account() ?? '';

  function albumNow({ owner, title }: AlbumOwner): Album {
    const kept = albumOf(queue.get().kept, owner);
    return {
      ...(kept ?? newAlbum({ owner, account: account(), title }, queue.storedOf(owner))),
      title,
    };
  }

  function changeAlbum(of: AlbumOwner, change: (album: Album) => Album) {
    queue.update((kept) => withAlbum(kept, change(albumNow(of))));
    onChange(of.owner);
  }

  const newUpload = (owner: PhotoOwner, name: string, file: Blob): PhotoUpload => ({
    ...{ key: newKey(), account: account(), owner, name, file, at: Date.now() },
    ...{ preview: undefined, isReady: false, isTried: false },
    ...{ refusal: undefined, replaces: undefined },
  });

  return {
    add(of: AlbumOwner, files: readonly File[]) {
      const uploads = files.map((file) => newUpload(of.owner, file.name, file));
      queue.update((kept) => withUploads(kept, albumNow(of), uploads));
      onChange(of.owner);
    },
    replace(of: AlbumOwner, id: PhotoRef, name: string, picture: PreparedPicture) {
      const upload = { ...newUpload(of.owner, name, picture.file), ...picture, isReady: true };
      queue.update((kept) => withEdited(kept, albumNow(of), id, upload));
      onChange(of.owner);
    },
    /** To the place of `before`; to the end without one. */
    reorder: (of: AlbumOwner, id: PhotoRef, before: PhotoRef | undefined) =>
      changeAlbum(of, (album) => withMoved(album, id, before)),
    caption: (of: AlbumOwner, id: PhotoRef, caption: string) =>
      changeAlbum(of, (album) => withCaption(album, id, caption)),
    remove: (of: AlbumOwner, id: PhotoRef) =>
      changeAlbum(of, (album) => withRemoval(album, id, Date.now() + UNDO_MS)),
    restore: (of: AlbumOwner) => changeAlbum(of, withLastRestored),
    decide: (of: AlbumOwner, isTheirs: boolean) =>
      changeAlbum(of, (album) => withDecision(album, isTheirs)),
  };
}
