import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { savePhoto } from '#features/listings/photos/store-photo.server.ts';
import type { Db } from '#platform/database/database.server.ts';
import type { MediaStore } from '#platform/media/media-store.server.ts';
import { photoFilePaths } from '#platform/media/photo-variants.ts';
import { PICTURE_SIZE, PICTURES, PICTURES_FOLDER } from './pictures.ts';

const MAX_CONCURRENT = 8;

/** Stores pictures as uploads are stored. Returns the ids of their images by their index. */
export async function storeSamplePhotos(
  db: Db,
  media: MediaStore,
  pictures: Iterable<number>,
  now: Date,
): Promise<Map<number, number>> {
  const colours = await readColours();
  const left = [...pictures];
  const ids = new Map<number, number>();
  const work = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const name = PICTURES[next]?.name ?? '';
      const placeholder = colours[name] ?? '';
      const photo = { ...(await readPicture(name)), ...PICTURE_SIZE, placeholder };
      ids.set(next, (await savePhoto(db, media, photo, now)).id);
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, work));
  return ids;
}

/** The dominant colours of pictures by name. */
async function readColours(): Promise<Record<string, string>> {
  return JSON.parse(await readFile(join(PICTURES_FOLDER, 'colours.json'), 'utf8'));
}

/** The files of a picture were made as those of an upload are, by `encode-sample-pictures`. */
async function readPicture(name: string) {
  const paths = photoFilePaths({ path: `${name}.jpg`, width: PICTURE_SIZE.width });
  const files = await Promise.all(
    paths.map(async (path) => ({
      suffix: path.slice(name.length),
      bytes: await readFile(join(PICTURES_FOLDER, path)),
    })),
  );
  const [original] = files;
  const hash = createHash('sha256')
    .update(original?.bytes ?? '')
    .digest('hex');
  return { hash, files };
}
