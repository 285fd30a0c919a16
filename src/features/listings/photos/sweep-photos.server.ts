import type { ExpressionBuilder } from 'kysely';
import type { Db } from '#platform/database/database.server.ts';
import type { Tables } from '#platform/database/tables.ts';
import type { MediaEntry, MediaStore } from '#platform/media/media-store.server.ts';
import { PHOTOS_FOLDER, photoFilePaths } from '#platform/media/photo-variants.ts';
import { PRIVATE_FOLDER } from '#platform/media/private-photo.ts';
import { writeWithoutVersion } from '#platform/writes/audited-write.server.ts';

const FOLDERS = [PHOTOS_FOLDER, PRIVATE_FOLDER];

/** Younger photos may belong to an upload that is still running. */
const GRACE_MS = 60 * 60 * 1000;

export async function removePhotoFiles(
  media: MediaStore,
  photo: { path: string; width: number },
): Promise<void> {
  await Promise.all(photoFilePaths(photo).map((path) => media.delete(path)));
}

/** Removes rows that nothing shows and files without a row; returns the number of files. */
export async function sweepPhotos(db: Db, media: MediaStore, now: Date): Promise<number> {
  const before = new Date(now.getTime() - GRACE_MS);
  await db
    .deleteFrom('image')
    .where('created_at', '<', before.toISOString())
    .where(isUnused)
    .execute();

  return removeOrphanFiles(db, media, ({ modified }) => modified < before);
}

export async function removeOrphanFiles(
  db: Db,
  media: MediaStore,
  isCandidate: (file: MediaEntry) => boolean,
): Promise<number> {
  const rows = await db
    .selectFrom('image')
    .select('path')
    .unionAll(db.selectFrom('enquiry_photo').select('path'))
    .execute();
  const kept = new Set(rows.map(({ path }) => stemOf(path)));
  let removed = 0;
  for await (const file of media.list()) {
    const isPhoto = FOLDERS.some((folder) => file.path.startsWith(`${folder}/`));
    if (!isPhoto || !isCandidate(file) || kept.has(stemOf(file.path))) continue;
    await media.delete(file.path);
    removed += 1;
  }
  return removed;
}

/** `Resources/Images/ab12-640.avif` and `Resources/Images/ab12.jpg` are files of one photo. */
function stemOf(path: string): string {
  return path.replace(/(?:-(?:\d+|card))?\.\w+$/, '');
}

/** A photo that nothing shows any more: its row is gone, its files are left. */
export interface UnusedPhoto {
  readonly path: string;
  readonly width: number;
}

/** To be called in a write of the catalogue: no listing can get the photos meanwhile. */
export async function deleteUnusedPhotos(
  db: Db,
  photoIds: readonly number[],
): Promise<UnusedPhoto[]> {
  if (photoIds.length === 0) return [];
  return db
    .deleteFrom('image')
    .where('id', 'in', photoIds)
    .where(isUnused)
    .returning(['path', 'width'])
    .execute();
}

/** Neither a listing nor a person of the agency has it. */
function isUnused({ not, or, exists, selectFrom }: ExpressionBuilder<Tables, 'image'>) {
  return not(
    or([
      exists(selectFrom('property_image').select('id').whereRef('image_id', '=', 'image.id')),
      exists(selectFrom('person').select('position').whereRef('image_id', '=', 'image.id')),
    ]),
  );
}

/** Does what `deleteUnusedPhotos` does in a write of its own, for photos that no visitor has seen. */
export async function dropUnusedPhotos(
  db: Db,
  photoIds: readonly number[],
): Promise<UnusedPhoto[]> {
  const { unusedPhotos } = await writeWithoutVersion(db, async (db) => ({
    unusedPhotos: await deleteUnusedPhotos(db, photoIds),
  }));
  return unusedPhotos;
}
