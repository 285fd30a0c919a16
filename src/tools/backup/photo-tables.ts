import { photoFilePaths } from '#media/photo-variants.ts';
import { privatePhotoPaths } from '#media/private-photo.ts';

/** The tables whose rows name files, and the files of a row. */
export const FILES_OF_ROWS = {
  image: photoFilePaths,
  enquiry_photo: privatePhotoPaths,
};

export const PHOTO_TABLES = ['image', 'enquiry_photo'] as const satisfies readonly PhotoTable[];

export type PhotoTable = keyof typeof FILES_OF_ROWS;
