import { DRAFT } from '#features/listings/listing-status.ts';
import { lifeOfNew } from '#features/listings/store/life-columns.server.ts';
import { currentListings } from '#features/listings/store/listing-entity.server.ts';
import type { FoundListing } from '#features/listings/store/listing-row.server.ts';
import { insertPhotoRows, readPhotoRows } from '#features/listings/store/photo-rows.server.ts';
import { storeWords } from '#features/listings/text-search/store-words.server.ts';
import type { Db } from '#platform/database/database.server.ts';
import type { Signature } from '#platform/writes/audited-write.server.ts';
import { createRecord } from '#platform/writes/create-record.server.ts';

/** A draft with everything but the history of a listing. */
export function copyListing(
  db: Db,
  signature: Signature,
  id: number,
  staffId: number,
  key?: string,
) {
  const create = { ...currentListings, key, input: { copyOf: id } };
  return createRecord<FoundListing, 'unknown'>(db, signature, create, async (db) => {
    const original = await db
      .selectFrom('property')
      .selectAll()
      .where('id', '=', id)
      .where('trashed_at', 'is', null)
      .executeTakeFirst();
    if (original === undefined) return { refused: 'unknown' };
    const { id: _id, version: _version, ...columns } = original;
    const row = {
      ...columns,
      ...lifeOfNew(DRAFT, signature.at, signature.at),
      staff_id: staffId,
      posted: signature.at.toISOString(),
      updated_at: signature.at.toISOString(),
    };
    const copy = await db
      .insertInto('property')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow();
    await storeWords(db, [{ id: copy.id, after: row }]);
    const photos = await readPhotoRows(db, id);
    const copied = photos.map(({ image_id, caption }) => ({ imageId: image_id, caption }));
    await insertPhotoRows(db, [{ id: copy.id, photos: copied }]);
    return copy;
  });
}
