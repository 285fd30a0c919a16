import { daysBefore, TRASH_DAYS } from '#features/listings/listing-status.ts';
import {
  deleteUnusedPhotos,
  type UnusedPhoto,
} from '#features/listings/photos/sweep-photos.server.ts';
import { listingsAndTrash } from '#features/listings/store/listing-entity.server.ts';
import type { FoundListing } from '#features/listings/store/listing-row.server.ts';
import { storeWords } from '#features/listings/text-search/store-words.server.ts';
import type { Db } from '#platform/database/database.server.ts';
import {
  type IsExpected,
  recordChange,
  type Signature,
  writeRecord,
  writeWithoutVersion,
} from '#platform/writes/audited-write.server.ts';

/** Removes a listing of the trash for ever, and returns those of its photos that no other listing has. */
export async function deleteForever(
  db: Db,
  signature: Signature,
  id: number,
  isExpected?: IsExpected,
) {
  let unusedPhotos: readonly UnusedPhoto[] = [];
  const record = { ...listingsAndTrash, id, isExpected, action: 'delete' } as const;
  const result = await writeRecord<FoundListing, 'not in the trash'>(
    db,
    signature,
    record,
    async (db, before) => {
      if (before.row.trashed_at === null) return { refused: 'not in the trash' };
      unusedPhotos = await removeRow(db, before, signature.at);
      return undefined;
    },
  );
  return 'refused' in result ? result : { ...result, unusedPhotos };
}

/** To be called in the write that removes the cities. Files of photos are left to the sweep. */
export async function emptyTrashOf(
  db: Db,
  signature: Signature,
  cityIds: readonly number[],
): Promise<void> {
  if (cityIds.length === 0) return;
  const rows = await trashed(db).where('city_id', 'in', cityIds).execute();
  for (const { id } of rows) await removeAndRecord(db, signature, id);
}

const REMOVED_AT_ONCE = 100;

/** Removes for ever what has been in the trash for 30 days; returns how many. */
export async function emptyOldTrash(db: Db, now: Date): Promise<number> {
  const signature = { staffId: null, userName: 'daily tidy-up', at: now };
  for (let removed = 0; ; ) {
    const { count } = await writeWithoutVersion(db, async (db) => {
      const old = trashed(db).where('trashed_at', '<', daysBefore(now, TRASH_DAYS));
      const rows = await old.limit(REMOVED_AT_ONCE).execute();
      for (const { id } of rows) await removeAndRecord(db, signature, id);
      return { count: rows.length };
    });
    removed += count;
    if (count < REMOVED_AT_ONCE) return removed;
  }
}

function trashed(db: Db) {
  return db.selectFrom('property').select('id').where('trashed_at', 'is not', null);
}

async function removeAndRecord(db: Db, signature: Signature, id: number): Promise<void> {
  const found = await listingsAndTrash.find(db, id, signature.at);
  if (found === undefined) return;
  await removeRow(db, found, signature.at);
  await recordChange(db, signature, {
    entity: 'Property',
    entityId: id,
    action: 'delete',
    before: found.record,
    after: null,
  });
}

async function removeRow(db: Db, { row, photos }: FoundListing, at: Date): Promise<UnusedPhoto[]> {
  const { id } = row;
  await storeWords(db, [{ id, before: row }]);
  await db.deleteFrom('property').where('id', '=', id).execute();
  if (row.published_at !== null) {
    const { property_type, city_id } = row;
    await db
      .insertInto('removed_listing')
      .values({ id, property_type, city_id, removed_at: at.toISOString() })
      .execute();
  }
  return deleteUnusedPhotos(
    db,
    photos.map(({ image_id }) => image_id),
  );
}
