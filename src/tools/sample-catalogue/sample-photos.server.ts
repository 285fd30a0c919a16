import type { Db } from '#database/database.server.ts';
import {
  type EncodedUpload,
  encodeUpload,
  savePhoto,
} from '#features/listings/photos/photo-store.server.ts';
import type { MediaStore } from '#media/media-store.server.ts';
import { startDrawing } from './drawing.server.ts';
import { DRAWING_POOL } from './drawings/photo-pool.ts';
import { drawingKey, readPrepared, writePrepared } from './photo-cache.server.ts';

/** A first start is waited for, and flat shapes need little effort. */
const HURRIED = { avifEffort: 1, urgent: true };

/** Pictures that are worked on at the same time. */
const AT_ONCE = 3;

/** Draws pictures of the pool and stores them as uploads are stored. Answers the image's id by the picture's number. */
export async function storeSamplePhotos(
  db: Db,
  media: MediaStore,
  pictures: ReadonlySet<number>,
  now: Date,
): Promise<Map<number, number>> {
  using drawing = startDrawing();
  const left = [...pictures];
  const ids = new Map<number, number>();
  const work = async () => {
    for (let picture = left.shift(); picture !== undefined; picture = left.shift()) {
      const svg = DRAWING_POOL[picture]?.draw() ?? '';
      const key = drawingKey(svg);
      const kept = await readPrepared(key);
      const prepared = kept ?? (await prepare(await drawing.draw(svg)));
      if (kept === undefined) await writePrepared(key, prepared);
      ids.set(picture, (await savePhoto(db, media, prepared, now)).id);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return ids;
}

async function prepare(bytes: Uint8Array): Promise<EncodedUpload> {
  const prepared = await encodeUpload(bytes, HURRIED);
  if ('refused' in prepared)
    throw new Error(`A picture of the sample was refused: ${prepared.refused}.`);
  return prepared;
}
