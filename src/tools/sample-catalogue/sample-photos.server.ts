import type { Db } from '#database/database.server.ts';
import {
  type EncodedUpload,
  encodeUpload,
  savePhoto,
} from '#features/listings/photos/photo-store.server.ts';
import type { MediaStore } from '#media/media-store.server.ts';
import { startDrawProcess } from './drawing.server.ts';
import { DRAWING_POOL } from './drawings/drawing-pool.ts';
import { drawingKey, readCachedPhoto, writeCachedPhoto } from './photo-cache.server.ts';

/** The first start waits for these photos, and flat shapes compress well with little effort. */
const FAST_ENCODING = { avifEffort: 1, urgent: true };

const MAX_CONCURRENT = 3;

/** Stores drawings as uploads are stored. Returns the ids of their images. */
export async function storeSamplePhotos(
  db: Db,
  media: MediaStore,
  drawings: Iterable<number>,
  now: Date,
): Promise<Map<number, number>> {
  using drawProcess = startDrawProcess();
  const left = [...drawings];
  const ids = new Map<number, number>();
  const work = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const svg = DRAWING_POOL[next]?.draw() ?? '';
      const key = drawingKey(svg);
      const kept = await readCachedPhoto(key);
      const prepared = kept ?? (await prepare(await drawProcess.draw(svg)));
      if (kept === undefined) await writeCachedPhoto(key, prepared);
      ids.set(next, (await savePhoto(db, media, prepared, now)).id);
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, work));
  return ids;
}

async function prepare(bytes: Uint8Array): Promise<EncodedUpload> {
  const prepared = await encodeUpload(bytes, FAST_ENCODING);
  if ('refused' in prepared)
    throw new Error(`A photo of the sample was refused: ${prepared.refused}.`);
  return prepared;
}
