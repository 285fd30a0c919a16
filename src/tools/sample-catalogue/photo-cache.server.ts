import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { PreparedPhoto } from '#features/listings/photos/photo-store.server.ts';

/**
 * Finished sample pictures are kept between first starts, next to what the packages keep: a new data folder, as every run of the
 * tests has one, then needs no seconds of drawing. Losing them costs those seconds and nothing else.
 */
const FOLDER = join(import.meta.dirname, '../../../node_modules/.cache/sample-pictures');

/** What decides how a drawing comes out besides the drawing: other code there, other pictures. */
const MAKING_CODE = [
  join(import.meta.dirname, 'draw-process.server.ts'),
  join(import.meta.dirname, '../../media/encode-photo.server.ts'),
  join(import.meta.dirname, '../../media/photo-variants.ts'),
].map((file) => readFileSync(file));

/** The name under which the picture of an SVG is kept. */
export function drawingKey(svg: string): string {
  const hash = createHash('sha256').update(process.version);
  for (const maker of MAKING_CODE) hash.update(maker);
  return hash.update(svg).digest('hex');
}

export async function readCachedPhoto(key: string): Promise<PreparedPhoto | undefined> {
  try {
    return deserialize(await readFile(join(FOLDER, key)));
  } catch {
    return undefined;
  }
}

/** Keeps a picture for the next first start, if the folder can be written. */
export async function writeCachedPhoto(key: string, prepared: PreparedPhoto): Promise<void> {
  try {
    await mkdir(FOLDER, { recursive: true });
    const temporary = join(FOLDER, `${key}.${randomUUID()}`);
    await writeFile(temporary, serialize(prepared));
    await rename(temporary, join(FOLDER, key));
  } catch {
    // An installation that may only be read works without.
  }
}
