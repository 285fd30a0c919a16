import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  BEGINNING_BYTES,
  contentProblem,
  type ListingPictures,
  NO_FILE,
} from '#features/import/pictures/listing-pictures.ts';

/** Files beside the file of listings, or in folders there. */
export function folderPictures(listingsFile: string): ListingPictures {
  const pathOf = (name: string) => join(dirname(listingsFile), name);
  return {
    problem(name) {
      const file = statSync(pathOf(name), { throwIfNoEntry: false });
      return file?.isFile() ? contentProblem(file.size, beginningOf(pathOf(name))) : NO_FILE;
    },
    read: (name) => readFile(pathOf(name)),
  };
}

function beginningOf(path: string): Uint8Array {
  const file = openSync(path, 'r');
  try {
    const bytes = new Uint8Array(BEGINNING_BYTES);
    return bytes.subarray(0, readSync(file, bytes));
  } finally {
    closeSync(file);
  }
}
