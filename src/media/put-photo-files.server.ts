import type { EncodedPhoto } from './encode-photo.server.ts';
import type { MediaStore } from './media-store.server.ts';
import { StoreUnavailable } from './store-unavailable.ts';

/** All files of a photo or, if one of them fails, none. */
export async function putPhotoFiles(
  media: MediaStore,
  stem: string,
  files: EncodedPhoto['files'],
): Promise<void> {
  const puts = files.map(({ suffix, bytes }) => media.put(stem + suffix, bytes));
  for (const put of await Promise.allSettled(puts)) {
    if (put.status === 'fulfilled') continue;
    // A store that is away removes nothing either; the sweep does.
    if (!(put.reason instanceof StoreUnavailable))
      await Promise.allSettled(files.map(({ suffix }) => media.delete(stem + suffix)));
    throw put.reason;
  }
}
