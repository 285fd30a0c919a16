import { uploadFormat } from '#platform/media/photo-format.ts';
import { preparePhoto as shrink } from '#platform/media/prepare/prepare-photo.ts';
import type { ChosenPicture } from './photo-choice.ts';

/** Six of them fit into what the server takes at once. */
const MAX_UNSHRUNK_BYTES = 2.5 * 1024 * 1024;

/** Undefined for what neither this browser nor the server can read. */
export async function preparePhoto(file: File): Promise<ChosenPicture | undefined> {
  const picture = await shrink(file);
  if (picture !== undefined) return picture;
  // Many browsers cannot show what the server can read: HEIC.
  const head = new Uint8Array(await file.slice(0, 256).arrayBuffer());
  const isSent = file.size <= MAX_UNSHRUNK_BYTES && uploadFormat(head) === 'heic';
  return isSent ? { file, preview: file } : undefined;
}
