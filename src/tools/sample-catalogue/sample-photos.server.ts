import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import {
  type EncodedUpload,
  encodeUpload,
  savePhoto,
} from '#features/listings/photos/store-photo.server.ts';
import type { Db } from '#platform/database/database.server.ts';
import type { MediaStore } from '#platform/media/media-store.server.ts';
import { PICTURES } from './pictures.ts';

/** The first start waits for these photos, and flat shapes compress well with little effort. */
const FAST_ENCODING = { avifEffort: 1, urgent: true };

const MAX_CONCURRENT = 3;

/** Stores pictures as uploads are stored. Returns the ids of their images by their index. */
export async function storeSamplePhotos(
  db: Db,
  media: MediaStore,
  pictures: Iterable<number>,
  now: Date,
): Promise<Map<number, number>> {
  const left = [...pictures];
  const ids = new Map<number, number>();
  const work = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const bytes = await readFile(PICTURES[next]?.file ?? '');
      const key = photoKey(bytes);
      const kept = await readCachedPhoto(key);
      const prepared = kept ?? (await prepare(bytes));
      if (kept === undefined) await writeCachedPhoto(key, prepared);
      ids.set(next, (await savePhoto(db, media, prepared, now)).id);
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, work));
  return ids;
}

/** As if it came from a camera: the file is WebP because that is half as large. */
async function prepare(picture: Uint8Array): Promise<EncodedUpload> {
  // Only a first start needs it.
  const { default: sharp } = await import('sharp');
  const jpeg = await sharp(picture).jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();
  const prepared = await encodeUpload(jpeg, FAST_ENCODING);
  if ('refused' in prepared)
    throw new Error(`A photo of the sample was refused: ${prepared.refused}.`);
  return prepared;
}

/** Encoding takes some seconds, for every new data folder, such as that of a test run. */
const FOLDER = join(import.meta.dirname, '../../../node_modules/.cache/sample-pictures');

/** When this code changes, so do the photos. */
const MAKING_CODE = [
  join(import.meta.dirname, 'sample-photos.server.ts'),
  join(import.meta.dirname, '../../platform/media/encode-photo.server.ts'),
  join(import.meta.dirname, '../../platform/media/photo-variants.ts'),
].map((file) => readFileSync(file));

function photoKey(picture: Uint8Array): string {
  const hash = createHash('sha256').update(process.version);
  for (const maker of MAKING_CODE) hash.update(maker);
  return hash.update(picture).digest('hex');
}

async function readCachedPhoto(key: string): Promise<EncodedUpload | undefined> {
  try {
    return deserialize(await readFile(join(FOLDER, key)));
  } catch {
    return undefined;
  }
}

async function writeCachedPhoto(key: string, prepared: EncodedUpload): Promise<void> {
  try {
    await mkdir(FOLDER, { recursive: true });
    const temporary = join(FOLDER, `${key}.${randomUUID()}`);
    await writeFile(temporary, serialize(prepared));
    await rename(temporary, join(FOLDER, key));
  } catch {
    // A read-only installation works without a cache.
  }
}
