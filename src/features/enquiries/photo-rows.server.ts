import type { Db } from '#database/database.server.ts';
import type { EnquiryPhoto } from './enquiry-photo.ts';

/** A photo whose files are stored, on its way into an enquiry. */
export interface NewEnquiryPhoto {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

export async function insertEnquiryPhotos(
  db: Db,
  enquiryId: number,
  photos: readonly NewEnquiryPhoto[],
  at: Date,
): Promise<void> {
  if (photos.length === 0) return;
  const rows = photos.map((photo, position) => ({
    ...photo,
    enquiry_id: enquiryId,
    position,
    created_at: at.toISOString(),
  }));
  await db.insertInto('enquiry_photo').values(rows).execute();
}

/** By the id of their enquiry, in their order. */
export async function photosOf(
  db: Db,
  enquiryIds: readonly number[],
): Promise<Map<number, EnquiryPhoto[]>> {
  if (enquiryIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('enquiry_photo')
    .select(['id', 'enquiry_id', 'width', 'height'])
    .where('enquiry_id', 'in', enquiryIds)
    .orderBy('enquiry_id')
    .orderBy('position')
    .execute();
  return Map.groupBy(rows, ({ enquiry_id }) => enquiry_id);
}

export function findPhotoPath(db: Db, enquiryId: number, photoId: number) {
  return db
    .selectFrom('enquiry_photo')
    .select('path')
    .where('enquiry_id', '=', enquiryId)
    .where('id', '=', photoId)
    .executeTakeFirst();
}

/** Call it in a write; the files are removed afterwards. */
export function deletePhotosOf(db: Db, enquiryIds: readonly number[]) {
  return db
    .deleteFrom('enquiry_photo')
    .where('enquiry_id', 'in', enquiryIds)
    .returning('path')
    .execute();
}
