import type { Db } from '#database/database.server.ts';
import type { Listing } from '#features/listings/listing.ts';
import { LISTING } from '#features/listings/store/write-listings.server.ts';
import { type IsExpected, type Signature, updateRecord } from '#writes/audited-write.server.ts';
import { deletePhotoIfUnused, type UnusedPhoto } from './unused-photo.server.ts';

/** Gives a listing another photo, and returns the one before when no other listing has it. */
export async function setListingPhoto(
  db: Db,
  signature: Signature,
  id: number,
  photoId: number,
  isExpected?: IsExpected,
) {
  let unusedPhoto: UnusedPhoto | undefined;
  const record = { ...LISTING, id, isExpected };
  const result = await updateRecord<Listing, 'no photo'>(db, signature, record, async (db) => {
    const photo = await db
      .selectFrom('image')
      .select('id')
      .where('id', '=', photoId)
      .executeTakeFirst();
    if (photo === undefined) return { refused: 'no photo' };
    const before = await db
      .selectFrom('property')
      .select('image_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('property')
      .set((set) => ({
        image_id: photoId,
        version: set('version', '+', 1),
        updated_at: signature.at.toISOString(),
      }))
      .where('id', '=', id)
      .execute();
    unusedPhoto = await deletePhotoIfUnused(db, before.image_id);
    return undefined;
  });
  return 'refused' in result ? result : { ...result, unusedPhoto };
}
