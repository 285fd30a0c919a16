import { MAX_PHOTOS } from '#features/listings/photos/arranged-photos.ts';
import type { Cells } from './cells.ts';

const SEPARATOR = /[|;\n]/;
const WEB_ADDRESS = /^https?:\/\//i;

/** The files of a listing's photos, beside the file of listings. Web addresses are left out. */
export function readImageNames(cells: Cells): string[] {
  const names = cells
    .text('images')
    .split(SEPARATOR)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  for (const value of names.filter((name) => WEB_ADDRESS.test(name)))
    cells.leaveOut('images', value);
  const files = [...new Set(names.filter((name) => !WEB_ADDRESS.test(name)))];
  if (files.length > MAX_PHOTOS) cells.refuse('images', `names more than ${MAX_PHOTOS} files`);
  return files;
}
