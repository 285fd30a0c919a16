import { setTimeout as sleep } from 'node:timers/promises';
import { FileRefused } from '#features/import/rows/file-refused.ts';
import type { PhotoRefusal, StoredPhoto } from '#features/listings/photos/store-photo.server.ts';
import type { ListingPictures } from './listing-pictures.ts';

/** As many as are encoded at the same time. */
const MAX_CONCURRENT = 2;
const MAX_TRIES = 5;
const WAIT_MS = 1000;

type Store = (bytes: Uint8Array) => Promise<{ photo: StoredPhoto } | { refused: PhotoRefusal }>;

/**
 * Stores files as uploads are stored, before the listings; `ids` gets the ids of the images by
 * name, also of those that were stored before one is refused.
 */
export async function storePictures(
  store: Store,
  pictures: ListingPictures,
  names: Iterable<string>,
  ids: Map<string, number>,
  onStored: () => void = () => {},
): Promise<void> {
  const left = [...names];
  const work = async () => {
    for (let name = left.shift(); name !== undefined; name = left.shift()) {
      ids.set(name, await storePicture(store, pictures, name));
      onStored();
    }
  };
  // A failure ends the other work before it is told: nothing may be stored after it.
  const workers = Array.from({ length: MAX_CONCURRENT }, () =>
    work().catch((error: unknown) => {
      left.length = 0;
      throw error;
    }),
  );
  for (const end of await Promise.allSettled(workers))
    if (end.status === 'rejected') throw end.reason;
}

async function storePicture(
  store: Store,
  pictures: ListingPictures,
  name: string,
): Promise<number> {
  const bytes = await pictures.read(name);
  for (let tries = 1; ; tries += 1) {
    const stored = await store(bytes);
    if ('photo' in stored) return stored.photo.id;
    if (stored.refused !== 'busy' || tries === MAX_TRIES)
      throw new FileRefused(
        `Nothing was written: the picture "${name}" is refused (${stored.refused}).`,
      );
    await sleep(WAIT_MS);
  }
}
