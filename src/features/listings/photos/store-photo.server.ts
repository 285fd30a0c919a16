import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '#platform/database/database.server.ts';
import type { EncodedPhoto, EncodeRequest } from '#platform/media/encode-photo.server.ts';
import { encodeInProcess } from '#platform/media/encoder-pool.server.ts';
import { type MediaStore, putPhotoFiles } from '#platform/media/media-store.server.ts';
import { MAX_BYTES, uploadFormat } from '#platform/media/photo-format.ts';
import { PHOTOS_FOLDER } from '#platform/media/photo-variants.ts';
import type { Services } from '#services.ts';
import { dropUnusedPhotos, removePhotoFiles, type UnusedPhoto } from './sweep-photos.server.ts';

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

/** `path` is that of the original in the media store, e.g. `Resources/Images/ab12.jpg`. */
export interface StoredPhoto {
  id: number;
  /** The hash of the bytes that were uploaded. */
  hash: string;
  path: string;
  width: number;
  height: number;
  placeholder: string;
}

export type PhotoRefusal = 'not an image' | 'too large' | 'too many pixels' | 'busy';

const HASH_IN_NAME = 20;
const RANDOM_BYTES_IN_NAME = 6;

export type EncodedUpload = EncodedPhoto & { readonly hash: string };

/** Stores a photo in all variants. The same bytes twice are one photo. */
export async function storePhoto(
  db: Db,
  media: MediaStore,
  bytes: Uint8Array,
  now: Date,
): Promise<{ photo: StoredPhoto } | { refused: PhotoRefusal }> {
  const hash = hashOf(bytes);
  const known = await findPhoto(db, hash);
  if (known !== undefined) return { photo: known };
  const encoded = await encode(bytes);
  return 'refused' in encoded
    ? encoded
    : { photo: await savePhoto(db, media, { ...encoded, hash }, now) };
}

export async function encodeUpload(
  bytes: Uint8Array,
  options: Omit<EncodeRequest, 'bytes'> = {},
): Promise<EncodedUpload | { refused: PhotoRefusal }> {
  const encoded = await encode(bytes, options);
  return 'refused' in encoded ? encoded : { ...encoded, hash: hashOf(bytes) };
}

async function encode(
  bytes: Uint8Array,
  options: Omit<EncodeRequest, 'bytes'> = {},
): Promise<EncodedPhoto | { refused: PhotoRefusal }> {
  if (bytes.length > MAX_BYTES) return { refused: 'too large' };
  if (uploadFormat(bytes) === undefined) return { refused: 'not an image' };
  return encodeInProcess({ bytes, ...options });
}

/** Stores the files before the row, so that no row names a missing file. */
export async function savePhoto(
  db: Db,
  media: MediaStore,
  { hash, width, height, placeholder, files }: EncodedUpload,
  now: Date,
): Promise<StoredPhoto> {
  // A new name each time: files of a removed photo may still be on their way out.
  const stem = `${PHOTOS_FOLDER}/${hash.slice(0, HASH_IN_NAME)}${randomBytes(RANDOM_BYTES_IN_NAME).toString('hex')}`;
  const removeFiles = () =>
    Promise.allSettled(files.map(({ suffix }) => media.delete(stem + suffix)));
  await putPhotoFiles(media, stem, files);

  const path = stem + files[0]?.suffix;
  await db
    .insertInto('image')
    .values({ hash, path, width, height, placeholder, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
  const photo = await findPhoto(db, hash);
  if (photo === undefined) throw new Error('A photo was removed while it was being kept.');
  if (photo.path !== path) await removeFiles();
  return photo;
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function findPhoto(db: Db, hash: string): Promise<StoredPhoto | undefined> {
  return db
    .selectFrom('image')
    .select(['id', 'hash', 'path', 'width', 'height', 'placeholder'])
    .where('hash', '=', hash)
    .executeTakeFirst();
}
