import { MAX_BYTES, uploadFormat } from '#platform/media/photo-format.ts';

const NO_PHOTO = 'Please choose a picture: JPEG, PNG, WebP, AVIF or HEIC.';

export const TOO_LARGE = `Please choose a picture of at most ${MAX_BYTES / 1024 / 1024} MB.`;

/** Why a file is no photo, by its first bytes as the server does; '' if it probably is one. */
export async function fileError(file: File): Promise<string> {
  // Some phones name no type for HEIC.
  if (file.type !== '' && !file.type.startsWith('image/')) return NO_PHOTO;
  const format = uploadFormat(new Uint8Array(await file.slice(0, 64).arrayBuffer()));
  return format === undefined ? `“${file.name}” cannot be read as a picture. ${NO_PHOTO}` : '';
}
