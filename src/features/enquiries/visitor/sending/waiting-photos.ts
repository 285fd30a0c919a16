import { openDB } from 'idb';
import type { WaitingEnquiry } from './waiting-enquiries.ts';

/** Without storage, e.g. in a private window, they last as long as the page. */
const unsaved = new Map<string, readonly Blob[]>();

const database = () =>
  openDB('enquiries', 1, {
    upgrade(created) {
      created.createObjectStore('photos');
    },
  });

/** The photos of an enquiry that waits, under its key. */
export async function keepPhotos(key: string, photos: readonly Blob[]): Promise<void> {
  if (photos.length === 0) return;
  unsaved.set(key, photos);
  await database()
    .then((kept) => kept.put('photos', photos, key))
    .catch(() => undefined);
}

/** Those that this browser still has. */
export async function keptPhotos(key: string): Promise<readonly Blob[]> {
  const photos: unknown = await database()
    .then((kept) => kept.get('photos', key))
    .catch(() => undefined);
  if (Array.isArray(photos)) return photos.filter((photo) => photo instanceof Blob);
  return unsaved.get(key) ?? [];
}

export async function forgetPhotos({ key, photos }: WaitingEnquiry): Promise<void> {
  if (photos === undefined) return;
  unsaved.delete(key);
  await database()
    .then((kept) => kept.delete('photos', key))
    .catch(() => undefined);
}
