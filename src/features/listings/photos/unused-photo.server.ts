import type { Db } from '#database/database.server.ts';
import { writeWithoutVersion } from '#writes/audited-write.server.ts';

/** A photo that no listing has any more: its row is gone, its files are left. */
export interface UnusedPhoto {
  readonly path: string;
  readonly width: number;
}

/** To be called in a write of the catalogue: no listing can get the photo meanwhile. */
export async function deletePhotoIfUnused(
  db: Db,
  photoId: number | null,
): Promise<UnusedPhoto | undefined> {
  if (photoId === null) return undefined;
  return db
    .deleteFrom('image')
    .where('id', '=', photoId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('property').select('id').where('image_id', '=', photoId))),
    )
    .returning(['path', 'width'])
    .executeTakeFirst();
}

/** As `deletePhotoIfUnused`, in a write of its own, for a photo that no visitor has seen. */
export async function dropPhotoIfUnused(db: Db, photoId: number): Promise<UnusedPhoto | undefined> {
  const { unusedPhoto } = await writeWithoutVersion(db, async (db) => ({
    unusedPhoto: await deletePhotoIfUnused(db, photoId),
  }));
  return unusedPhoto;
}
