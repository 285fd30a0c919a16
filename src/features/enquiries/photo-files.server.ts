import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { encodeUpload, type PhotoRefusal } from '#features/listings/photos/photo-store.server.ts';
import { type MediaStore, putPhotoFiles } from '#media/media-store.server.ts';
import { LARGE_SUFFIX, PRIVATE_FOLDER, privatePhotoPaths } from '#media/private-photo.ts';
import type { Refused } from '#writes/audited-write.server.ts';
import type { NewEnquiryPhoto } from './photo-rows.server.ts';

/** Cleans and stores all of them, or none. */
export async function storePhotos(
  media: MediaStore,
  log: Logger,
  uploads: readonly Uint8Array[],
): Promise<NewEnquiryPhoto[] | Refused<PhotoRefusal>> {
  const stored: NewEnquiryPhoto[] = [];
  try {
    for (const bytes of uploads) {
      const photo = await storePhoto(media, bytes);
      if ('refused' in photo) {
        await removePhotos(media, log, stored);
        return photo;
      }
      stored.push(photo);
    }
    return stored;
  } catch (error) {
    await removePhotos(media, log, stored);
    throw error;
  }
}

async function storePhoto(media: MediaStore, bytes: Uint8Array) {
  const encoded = await encodeUpload(bytes, { isPrivate: true });
  if ('refused' in encoded) return encoded;
  const { width, height, files } = encoded;
  const stem = `${PRIVATE_FOLDER}/${randomBytes(16).toString('hex')}`;
  await putPhotoFiles(media, stem, files);
  const size = files.reduce((sum, file) => sum + file.bytes.length, 0);
  return { path: stem + LARGE_SUFFIX, width, height, bytes: size };
}

/** A failure is logged and left to the sweep. */
export async function removePhotos(
  media: MediaStore,
  log: Logger,
  photos: readonly { readonly path: string }[],
): Promise<void> {
  const paths = photos.flatMap(privatePhotoPaths);
  for (const removal of await Promise.allSettled(paths.map((path) => media.delete(path))))
    if (removal.status === 'rejected')
      log.error({ err: removal.reason }, 'the files of a photo could not be removed');
}
