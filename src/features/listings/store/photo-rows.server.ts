import type { Db } from '#platform/database/database.server.ts';

/** `id` is that of the photo in this listing. */
export interface PhotoRow {
  readonly id: number;
  readonly image_id: number;
  readonly caption: string;
}

/** A stored photo on its way into a listing. */
export interface NewPhoto {
  readonly imageId: number;
  readonly caption: string;
}

/** In their order. */
export function readPhotoRows(db: Db, listingId: number): Promise<PhotoRow[]> {
  return db
    .selectFrom('property_image')
    .select(['id', 'image_id', 'caption'])
    .where('property_id', '=', listingId)
    .orderBy('position')
    .execute();
}

/** Behind the `count` photos that the listing has. */
export function appendPhotoRow(
  db: Db,
  listingId: number,
  row: Omit<PhotoRow, 'id'>,
  count: number,
): Promise<{ id: number }> {
  return db
    .insertInto('property_image')
    .values({ ...row, property_id: listingId, position: count })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Replaces the photo rows of a listing; each row keeps its id. */
export async function replacePhotoRows(
  db: Db,
  listingId: number,
  rows: readonly (Omit<PhotoRow, 'id'> & Partial<Pick<PhotoRow, 'id'>>)[],
): Promise<void> {
  await db.deleteFrom('property_image').where('property_id', '=', listingId).execute();
  if (rows.length === 0) return;
  const numbered = rows.map(({ id, image_id, caption }, position) => ({
    id,
    image_id,
    caption,
    property_id: listingId,
    position,
  }));
  await db.insertInto('property_image').values(numbered).execute();
}

/** Gives new listings, which have none yet, their photos. */
export async function insertPhotoRows(
  db: Db,
  listings: readonly { readonly id: number; readonly photos: readonly NewPhoto[] }[],
): Promise<void> {
  const rows = listings.flatMap(({ id, photos }) =>
    photos.map(({ imageId, caption }, position) => ({
      property_id: id,
      image_id: imageId,
      position,
      caption,
    })),
  );
  if (rows.length > 0) await db.insertInto('property_image').values(rows).execute();
}
