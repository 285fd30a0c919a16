import type { Services } from '#services.ts';
import { removePhotoFiles } from './photo-removal.server.ts';
import { storePhoto } from './photo-store.server.ts';
import { dropUnusedPhotos, type UnusedPhoto } from './unused-photo.server.ts';

export type PhotoStorage = ReturnType<typeof createPhotoStorage>;

export function createPhotoStorage({
  db,
  media,
  log,
  now,
}: Pick<Services, 'db' | 'media' | 'log' | 'now'>) {
  /** A failure is logged and left to the sweep. */
  const removeFiles = async (photos: readonly UnusedPhoto[]): Promise<void> => {
    for (const photo of photos) {
      try {
        await removePhotoFiles(media, photo);
      } catch (error) {
        log.error({ err: error, path: photo.path }, 'the files of a photo could not be removed');
      }
    }
  };
  return {
    store: (bytes: Uint8Array) => storePhoto(db, media, bytes, now()),
    removeFiles,
    /** Takes back what `store` has stored, unless a listing has it. */
    async dropIfUnused(...photoIds: number[]): Promise<void> {
      await removeFiles(await dropUnusedPhotos(db, photoIds));
    },
  };
}
