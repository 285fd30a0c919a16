import type { ListingInput } from '#features/listings/listing-input.ts';
import {
  type ListingChange,
  storeWords,
} from '#features/listings/text-search/store-words.server.ts';
import type { Db } from '#platform/database/database.server.ts';
import type { FieldErrors } from '#platform/http/problem.ts';
import { CHOOSE } from '#platform/validation/input-rules.ts';
import {
  type IsExpected,
  type Signature,
  writeRecord,
} from '#platform/writes/audited-write.server.ts';
import { createRecord } from '#platform/writes/create-record.server.ts';
import { lifeOfNew, withPrice, withStatus } from './life-columns.server.ts';
import { currentListings } from './listing-entity.server.ts';
import { type FoundListing, listingColumns } from './listing-row.server.ts';
import { insertPhotoRows, type NewPhoto } from './photo-rows.server.ts';

export function createListing(
  db: Db,
  signature: Signature,
  input: ListingInput,
  staffId: number,
  key?: string,
) {
  const create = { ...currentListings, key, input };
  return createRecord<FoundListing, FieldErrors>(db, signature, create, async (db) => {
    const mismatch = await findPlaceMismatch(db, input);
    if (mismatch !== undefined) return { refused: mismatch };
    const listing = { input, staffId, posted: signature.at };
    const [id] = await insertListings(db, [listing], signature.at);
    if (id === undefined) throw new Error('A listing was stored without an id.');
    return { id };
  });
}

/** Replaces what the input decides; photos, owner and date of posting stay. */
export function updateListing(
  db: Db,
  signature: Signature,
  id: number,
  input: ListingInput,
  isExpected?: IsExpected,
) {
  const record = { ...currentListings, id, isExpected, action: 'update' } as const;
  return writeRecord<FoundListing, FieldErrors>(db, signature, record, async (db, { row }) => {
    if (row.property_type !== input.propertyType) {
      return { refused: { propertyType: ['The type of a property cannot be changed.'] } };
    }
    const mismatch = await findPlaceMismatch(db, input);
    if (mismatch !== undefined) return { refused: mismatch };
    const life = {
      ...withStatus(row, input.status ?? row.status, signature.at),
      ...withPrice(row, input.price, signature.at),
    };
    const columns = { ...listingColumns(input), ...life };
    await storeWords(db, [{ id, before: row, after: { ...row, ...columns } }]);
    if (row.price !== input.price) await storePriceChange(db, id, row.price, input, signature.at);
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

async function storePriceChange(
  db: Db,
  id: number,
  before: number,
  { price }: ListingInput,
  at: Date,
): Promise<void> {
  const change = { property_id: id, price_before: before, price_after: price };
  await db
    .insertInto('price_change')
    .values({ ...change, at: at.toISOString() })
    .execute();
}

/** The city must exist; a state and a country that come with it must be the city's own. */
async function findPlaceMismatch(
  db: Db,
  { cityID, stateId, countryId }: ListingInput,
): Promise<FieldErrors | undefined> {
  const city = await db
    .selectFrom('city')
    .innerJoin('state', 'state.id', 'city.state_id')
    .select(['city.state_id', 'state.country_id'])
    .where('city.id', '=', cityID)
    .executeTakeFirst();
  if (city === undefined) return { cityID: [CHOOSE] };
  if (stateId !== undefined && stateId !== city.state_id)
    return { stateId: ["Please choose the city's own state."] };
  if (countryId !== undefined && countryId !== city.country_id)
    return { countryId: ["Please choose the city's own country."] };
  return undefined;
}

export interface NewListing {
  readonly input: ListingInput;
  readonly staffId: number;
  readonly posted: Date;
  readonly photos?: readonly NewPhoto[];
}

/** SQLite binds at most 32,766 values in one statement. */
const ROWS_PER_STATEMENT = 100;

/** Must be called in a write of the catalogue. Returns ids in the order of the listings. */
export async function insertListings(
  db: Db,
  listings: readonly NewListing[],
  now: Date,
): Promise<number[]> {
  const ids: number[] = [];
  const added: ListingChange[] = [];
  for (let start = 0; start < listings.length; start += ROWS_PER_STATEMENT) {
    const batch = listings.slice(start, start + ROWS_PER_STATEMENT);
    const rows = batch.map(({ input, staffId, posted }) => ({
      ...listingColumns(input),
      ...lifeOfNew(input.status, posted, now),
      staff_id: staffId,
      posted: posted.toISOString(),
      updated_at: now.toISOString(),
    }));
    const inserted = await db.insertInto('property').values(rows).returning('id').execute();
    // Ids are assigned in the order of the rows, but `returning` promises no order.
    const newIds = inserted.map(({ id }) => id).sort((one, other) => one - other);
    for (const [index, id] of newIds.entries()) added.push({ id, after: rows[index] });
    ids.push(...newIds);
    await insertPhotoRows(
      db,
      newIds.map((id, index) => ({ id, photos: batch[index]?.photos ?? [] })),
    );
  }
  await storeWords(db, added);
  return ids;
}
