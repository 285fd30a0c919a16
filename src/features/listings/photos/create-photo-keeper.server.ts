import type { Services } from '#services.ts';
import { removePhotoFiles } from './photo-removal.server.ts';
import { storePhoto } from './photo-store.server.ts';

/** What keeps and removes the pictures of uploads. */
export function createPhotoKeeper({
  db,
  media,
  log,
  now,
}: Pick<Services, 'db' | 'media' | 'log' | 'now'>) {
  return {
    keep: (bytes: Uint8Array) => storePhoto(db, media, bytes, now()),
    /** Removes the files of a picture, if there is one; a failure is left to the sweep at the next start. */
    async removeFiles(image: { path: string; width: number } | undefined): Promise<void> {
      if (image === undefined) return;
      try {
        await removePhotoFiles(media, image);
      } catch (error) {
        log.error({ err: error, path: image.path }, 'the files of a picture could not be removed');
      }
    },
  };
}
