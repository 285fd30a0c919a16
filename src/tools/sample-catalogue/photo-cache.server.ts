import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { EncodedUpload } from '#features/listings/photos/photo-store.server.ts';

/** Encoding takes some seconds, for every new data folder, such as that of a test run. */
const FOLDER = join(import.meta.dirname, '../../../node_modules/.cache/sample-pictures');

/** When this code changes, so do the photos. */
const MAKING_CODE = [
  join(import.meta.dirname, 'sample-photos.server.ts'),
  join(import.meta.dirname, '../../media/encode-photo.server.ts'),
  join(import.meta.dirname, '../../media/photo-variants.ts'),
].map((file) => readFileSync(file));

export function photoKey(picture: Uint8Array): string {
  const hash = createHash('sha256').update(process.version);
  for (const maker of MAKING_CODE) hash.update(maker);
  return hash.update(picture).digest('hex');
}

export async function readCachedPhoto(key: string): Promise<EncodedUpload | undefined> {
  try {
    return deserialize(await readFile(join(FOLDER, key)));
  } catch {
    return undefined;
  }
}

export async function writeCachedPhoto(key: string, prepared: EncodedUpload): Promise<void> {
  try {
    await mkdir(FOLDER, { recursive: true });
    const temporary = join(FOLDER, `${key}.${randomUUID()}`);
    await writeFile(temporary, serialize(prepared));
    await rename(temporary, join(FOLDER, key));
  } catch {
    // A read-only installation works without a cache.
  }
}
