import type { Db } from '#database/database.server.ts';
import { writeBehindCatalogue } from '#writes/audited-write.server.ts';
import type { UnusedPhoto } from './photo-keeper.ts';

/**
 * Removes the row of a photo that no listing has, and returns it. To be called in a write of the
 * catalogue: no listing can get the photo meanwhile.
 */
export async function deletePhotoIfUnused(
  db: Db,
  imageId: number | null,
): Promise<UnusedPhoto | undefined> {
  if (imageId === null) return undefined;
  return db
    .deleteFrom('image')
    .where('id', '=', imageId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('property').select('id').where('image_id', '=', imageId))),
    )
    .returning(['path', 'width'])
    .executeTakeFirst();
}

/** As `deletePhotoIfUnused`, in a write of its own, for a photo that no visitor has seen. */
export async function dropPhotoIfUnused(db: Db, imageId: number): Promise<UnusedPhoto | undefined> {
  const { unusedPhoto } = await writeBehindCatalogue(db, async (db) => ({
    unusedPhoto: await deletePhotoIfUnused(db, imageId),
  }));
  return unusedPhoto;
}
