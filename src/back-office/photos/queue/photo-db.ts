import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Album } from './album.ts';
import type { KeptPhotos } from './kept-photos.ts';
import type { PhotoUpload } from './photo-upload.ts';

/** Rejects where a browser keeps nothing, or no more. */
export interface PhotoStore {
  read(): Promise<KeptPhotos>;
  /** Keeps what differs between two states. */
  write(before: KeptPhotos, now: KeptPhotos): Promise<void>;
}

interface PhotoDatabase extends DBSchema {
  uploads: { key: string; value: PhotoUpload };
  albums: { key: string; value: Album };
}

let opening: Promise<IDBPDatabase<PhotoDatabase>> | undefined;

function database(): Promise<IDBPDatabase<PhotoDatabase>> {
  opening ??= openDB<PhotoDatabase>('photos', 1, {
    upgrade(created) {
      created.createObjectStore('uploads', { keyPath: 'key' });
      created.createObjectStore('albums', { keyPath: 'owner' });
    },
  });
  return opening;
}

/** This browser's IndexedDB. */
export const PHOTO_STORE: PhotoStore = {
  async read() {
    const transaction = (await database()).transaction(['uploads', 'albums']);
    const [uploads, albums] = await Promise.all([
      transaction.objectStore('uploads').getAll(),
      transaction.objectStore('albums').getAll(),
    ]);
    return { uploads: uploads.toSorted((one, other) => one.at - other.at), albums };
  },
  async write(before, now) {
    const transaction = (await database()).transaction(['uploads', 'albums'], 'readwrite');
    const uploads = transaction.objectStore('uploads');
    const albums = transaction.objectStore('albums');
    await Promise.all([
      ...changed(before.uploads, now.uploads).map((upload) => uploads.put(upload)),
      ...missing(before.uploads, now.uploads, 'key').map(({ key }) => uploads.delete(key)),
      ...changed(before.albums, now.albums).map((album) => albums.put(album)),
      ...missing(before.albums, now.albums, 'owner').map(({ owner }) => albums.delete(owner)),
      transaction.done,
    ]);
  },
};

function changed<Item>(before: readonly Item[], now: readonly Item[]): Item[] {
  return now.filter((item) => !before.includes(item));
}

function missing<Item>(before: readonly Item[], now: readonly Item[], name: keyof Item): Item[] {
  return before.filter((item) => !now.some((other) => other[name] === item[name]));
}
