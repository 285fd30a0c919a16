import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { encodeUpload, type PhotoRefusal } from '#features/listings/photos/store-photo.server.ts';
import type { Db } from '#platform/database/database.server.ts';
import { type MediaStore, putPhotoFiles } from '#platform/media/media-store.server.ts';
import { LARGE_SUFFIX, PRIVATE_FOLDER, privatePhotoPaths } from '#platform/media/private-photo.ts';
import type { Refused } from '#platform/writes/audited-write.server.ts';
import type { EnquiryPhoto } from './enquiry.ts';

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

/** A photo whose files are stored, on its way into an enquiry. */
interface NewEnquiryPhoto {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

export async function insertEnquiryPhotos(
  db: Db,
  enquiryId: number,
  photos: readonly NewEnquiryPhoto[],
  at: Date,
): Promise<void> {
  if (photos.length === 0) return;
  const rows = photos.map((photo, position) => ({
    ...photo,
    enquiry_id: enquiryId,
    position,
    created_at: at.toISOString(),
  }));
  await db.insertInto('enquiry_photo').values(rows).execute();
}

/** By the id of their enquiry, in their order. */
export async function photosOf(
  db: Db,
  enquiryIds: readonly number[],
): Promise<Map<number, EnquiryPhoto[]>> {
  if (enquiryIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('enquiry_photo')
    .select(['id', 'enquiry_id', 'width', 'height'])
    .where('enquiry_id', 'in', enquiryIds)
    .orderBy('enquiry_id')
    .orderBy('position')
    .execute();
  return Map.groupBy(rows, ({ enquiry_id }) => enquiry_id);
}

export function findPhotoPath(db: Db, enquiryId: number, photoId: number) {
  return db
    .selectFrom('enquiry_photo')
    .select('path')
    .where('enquiry_id', '=', enquiryId)
    .where('id', '=', photoId)
    .executeTakeFirst();
}

/** Call it in a write; the files are removed afterwards. */
export function deletePhotosOf(db: Db, enquiryIds: readonly number[]) {
  return db
    .deleteFrom('enquiry_photo')
    .where('enquiry_id', 'in', enquiryIds)
    .returning('path')
    .execute();
}
