import { buffer } from 'node:stream/consumers';
import type { Db } from '#platform/database/database.server.ts';
import type { MediaFile, MediaStore } from '#platform/media/media-store.server.ts';
import { photoFilePaths } from '#platform/media/photo-variants.ts';
import { privatePhotoPaths } from '#platform/media/private-photo.ts';
import { MEDIA_PARTS } from './archive-parts.ts';
import type { Archive } from './write-archive.server.ts';

const PAGE_ROWS = 500;

interface IncompletePhoto {
  readonly path: string;
  readonly missingFiles: number;
}

/**
 * Copies each file once. A file never changes, so it does not matter when it is copied; but the
 * files of a replaced photo are deleted at once.
 */
export function photoCopier(archive: Archive, media: MediaStore, signal?: AbortSignal) {
  const complete = new Set<string>();
  const copied = new Set<string>();

  /** False when the store does not have it. */
  const copyFile = async (path: string): Promise<boolean> => {
    if (copied.has(path)) return true;
    signal?.throwIfAborted();
    const file = await media.read(path);
    if (file === undefined) return false;
    await archive.add(MEDIA_PARTS + path, await wholeFile(path, file));
    copied.add(path);
    return true;
  };

  const copyPhoto = async (path: string, files: readonly string[]): Promise<IncompletePhoto> => {
    let missingFiles = 0;
    for (const file of files) if (!(await copyFile(file))) missingFiles += 1;
    if (missingFiles === 0) {
      complete.add(path);
      for (const file of files) copied.delete(file);
    }
    return { path, missingFiles };
  };

  const copyTable = async (db: Db, table: PhotoTable): Promise<IncompletePhoto[]> => {
    const incomplete: IncompletePhoto[] = [];
    for (let lastId = 0; ; ) {
      const rows = await db
        .selectFrom(table)
        .select(['id', 'path', 'width'])
        .where('id', '>', lastId)
        .orderBy('id')
        .limit(PAGE_ROWS)
        .execute();
      if (rows.length === 0) return incomplete;
      lastId = rows.at(-1)?.id ?? lastId;
      for (const row of rows.filter(({ path }) => !complete.has(path))) {
        const photo = await copyPhoto(row.path, FILES_OF_ROWS[table](row));
        if (photo.missingFiles > 0) incomplete.push(photo);
      }
    }
  };

  return {
    /** Copies the photos of a database that are not copied yet. Returns those that lack files. */
    async copyAll(db: Db): Promise<IncompletePhoto[]> {
      const incomplete: IncompletePhoto[] = [];
      for (const table of PHOTO_TABLES) incomplete.push(...(await copyTable(db, table)));
      return incomplete;
    },
  };
}

async function wholeFile(path: string, { body, size }: MediaFile): Promise<Uint8Array> {
  const bytes = body instanceof ReadableStream ? await buffer(body) : body;
  if (bytes.length === size) return bytes;
  throw new Error(
    `${path} changed while it was read: ${bytes.length} bytes came instead of ${size}.`,
  );
}

/** The tables whose rows name files, and the files of a row. */
export const FILES_OF_ROWS = {
  image: photoFilePaths,
  enquiry_photo: privatePhotoPaths,
};

export const PHOTO_TABLES = ['image', 'enquiry_photo'] as const satisfies readonly PhotoTable[];

export type PhotoTable = keyof typeof FILES_OF_ROWS;
