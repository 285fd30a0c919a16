import type { Services } from '#services.ts';
import { removePhotoFiles } from './photo-removal.server.ts';
import { storePhoto } from './photo-store.server.ts';
import type { UnusedPhoto } from './unused-photo.server.ts';

export type PhotoStorage = ReturnType<typeof createPhotoStorage>;

export function createPhotoStorage({
  db,
  media,
  log,
  now,
}: Pick<Services, 'db' | 'media' | 'log' | 'now'>) {
  return {
    store: (bytes: Uint8Array) => storePhoto(db, media, bytes, now()),
    /** A failure is logged and left to the sweep at the next start. */
    async removeFiles(photo: UnusedPhoto | undefined): Promise<void> {
      if (photo === undefined) return;
      try {
        await removePhotoFiles(media, photo);
      } catch (error) {
        log.error({ err: error, path: photo.path }, 'the files of a photo could not be removed');
      }
    },
  };
}
