import type { Db } from '#database/database.server.ts';
import type { Listing } from '#features/listings/listing.ts';
import type { ListingInput } from '#features/listings/listing-input.ts';
import type { UnusedPhoto } from '#features/listings/photos/unused-photo.server.ts';
import { deletePhotoIfUnused } from '#features/listings/photos/unused-photo.server.ts';
import { WORD_COLUMNS } from '#features/listings/text-search/listing-words.ts';
import { storeWords } from '#features/listings/text-search/store-words.server.ts';
import type { ListingChange } from '#features/listings/text-search/word-changes.ts';
import { CHOOSE } from '#validation/input-rules.ts';
import {
  deleteRecord,
  type IsExpected,
  type Signature,
  updateRecord,
} from '#writes/audited-write.server.ts';
import { createRecord } from '#writes/create-record.server.ts';
import { findVersionedListing, listingColumns } from './listing-row.server.ts';

/** Writes find any listing, also one that the public does not see. */
export const LISTING = {
  entity: 'Property',
  find: (db: Db, id: number) => findVersionedListing(db.selectFrom('property'), id),
} as const;

interface FieldMismatch {
  field: 'propertyType' | 'cityID' | 'stateId' | 'countryId';
  message: string;
}

export function createListing(
  db: Db,
  signature: Signature,
  input: ListingInput,
  staffId: number,
  key?: string,
) {
  const create = { ...LISTING, key, input };
  return createRecord<Listing, FieldMismatch>(db, signature, create, async (db) => {
    const mismatch = await findPlaceMismatch(db, input);
    if (mismatch !== undefined) return { refused: mismatch };
    const listing = { input, staffId, posted: signature.at };
    const [id] = await insertListings(db, [listing], signature.at);
    if (id === undefined) throw new Error('A listing was stored without an id.');
    return { id };
  });
}

/** Replaces what the input decides; photo, owner and date of posting stay. */
export function updateListing(
  db: Db,
  signature: Signature,
  id: number,
  input: ListingInput,
  isExpected?: IsExpected,
) {
  const record = { ...LISTING, id, isExpected };
  return updateRecord<Listing, FieldMismatch>(db, signature, record, async (db, before) => {
    if (before.propertyType !== input.propertyType) {
      return {
        refused: { field: 'propertyType', message: 'The type of a property cannot be changed.' },
      };
    }
    const mismatch = await findPlaceMismatch(db, input);
    if (mismatch !== undefined) return { refused: mismatch };
    const texts = await findTexts(db, id);
    const columns = listingColumns(input);
    await storeWords(db, [{ id, before: texts, after: columns }]);
    await db
      .updateTable('property')
      .set((set) => ({
        ...columns,
        version: set('version', '+', 1),
        updated_at: signature.at.toISOString(),
      }))
      .where('id', '=', id)
      .execute();
    return undefined;
  });
}

/** Removes a listing, and returns its photo when no other listing has it. */
export async function deleteListing(
  db: Db,
  signature: Signature,
  id: number,
  isExpected?: IsExpected,
) {
  let unusedPhoto: UnusedPhoto | undefined;
  const record = { ...LISTING, id, isExpected };
  const result = await deleteRecord<Listing, never>(db, signature, record, async (db) => {
    await storeWords(db, [{ id, before: await findTexts(db, id) }]);
    const { image_id } = await db
      .deleteFrom('property')
      .where('id', '=', id)
      .returning('image_id')
      .executeTakeFirstOrThrow();
    unusedPhoto = await deletePhotoIfUnused(db, image_id);
    return undefined;
  });
  return 'refused' in result ? result : { ...result, unusedPhoto };
}

/** The city must exist; a state and a country that come with it must be the city's own. */
async function findPlaceMismatch(
  db: Db,
  { cityID, stateId, countryId }: ListingInput,
): Promise<FieldMismatch | undefined> {
  const city = await db
    .selectFrom('city')
    .innerJoin('state', 'state.id', 'city.state_id')
    .select(['city.state_id', 'state.country_id'])
    .where('city.id', '=', cityID)
    .executeTakeFirst();
  if (city === undefined) return { field: 'cityID', message: CHOOSE };
  if (stateId !== undefined && stateId !== city.state_id)
    return { field: 'stateId', message: "Please choose the city's own state." };
  if (countryId !== undefined && countryId !== city.country_id)
    return { field: 'countryId', message: "Please choose the city's own country." };
  return undefined;
}

export interface NewListing {
  readonly input: ListingInput;
  readonly staffId: number;
  readonly posted: Date;
  readonly imageId?: number;
}

/** SQLite binds at most 32,766 values in one statement. */
const ROWS_PER_STATEMENT = 100;
/** Many, because their words are stored together. */
const TEXTS_PER_BATCH = 4096;

/** Must be called in a write of the catalogue. Returns ids in the order of the listings. */
export async function insertListings(
  db: Db,
  listings: readonly NewListing[],
  now: Date,
): Promise<number[]> {
  const ids: number[] = [];
  const added: ListingChange[] = [];
  for (let start = 0; start < listings.length; start += ROWS_PER_STATEMENT) {
    const rows = listings
      .slice(start, start + ROWS_PER_STATEMENT)
      .map(({ input, staffId, posted, imageId }) => ({
        ...listingColumns(input),
        staff_id: staffId,
        posted: posted.toISOString(),
        updated_at: now.toISOString(),
        image_id: imageId ?? null,
      }));
    const inserted = await db.insertInto('property').values(rows).returning('id').execute();
    // Ids are assigned in the order of the rows, but `returning` promises no order.
    const newIds = inserted.map(({ id }) => id).sort((one, other) => one - other);
    for (const [index, id] of newIds.entries()) added.push({ id, after: rows[index] });
    ids.push(...newIds);
  }
  await storeWords(db, added);
  return ids;
}

/** The texts of every listing by id, in batches. */
export async function* listingTexts(db: Db) {
  for (let last = 0; ; ) {
    const rows = await selectTexts(db)
      .where('id', '>', last)
      .orderBy('id')
      .limit(TEXTS_PER_BATCH)
      .execute();
    if (rows.length > 0) yield rows;
    if (rows.length < TEXTS_PER_BATCH) return;
    last = rows.at(-1)?.id ?? last;
  }
}

function findTexts(db: Db, id: number) {
  return selectTexts(db).where('id', '=', id).executeTakeFirstOrThrow();
}

function selectTexts(db: Db) {
  return db.selectFrom('property').select(['id', 'city_id', 'property_type', ...WORD_COLUMNS]);
}
