import type { Db } from '#database/database.server.ts';
import type { Listing } from '#features/listings/listing.ts';
import type { ListingInput } from '#features/listings/listing-input.ts';
import type { UnusedPhoto } from '#features/listings/photos/photo-keeper.ts';
import { CHOOSE } from '#validation/input-rules.ts';
import type { Signature } from '#writes/audit-trail.server.ts';
import {
  createRecord,
  deleteRecord,
  type IsExpected,
  updateRecord,
} from '#writes/audited-write.server.ts';
import { writeBehindCatalogue } from '#writes/write-catalogue.server.ts';
import { findVersionedListing } from './find-listings.server.ts';
import { insertListings } from './insert-listings.server.ts';
import { listingColumns } from './listing-row.server.ts';

const PROPERTY = { entity: 'Property', find: findVersionedListing } as const;

/** A field that does not fit what is stored, and what to say of it. */
interface FieldMismatch {
  field: 'propertyType' | 'cityID' | 'stateId' | 'countryId';
  message: string;
}

/** Stores a listing that was posted by `staffId`. */
export function createListing(
  db: Db,
  signature: Signature,
  input: ListingInput,
  staffId: number,
  key?: string,
) {
  return createRecord<Listing, FieldMismatch>(
    db,
    signature,
    { ...PROPERTY, key, input },
    async (db) => {
      const mismatch = await placeMismatch(db, input);
      if (mismatch !== undefined) return { refused: mismatch };
      const [id] = await insertListings(
        db,
        [{ input, staffId, posted: signature.at }],
        signature.at,
      );
      if (id === undefined) throw new Error('A listing was stored without an id.');
      return { id };
    },
  );
}

/** Replaces what the input decides; picture, owner and date of posting stay. */
export function updateListing(
  db: Db,
  signature: Signature,
  id: number,
  input: ListingInput,
  isExpected?: IsExpected,
) {
  return updateRecord<Listing, FieldMismatch>(
    db,
    signature,
    { ...PROPERTY, id, isExpected },
    async (db, before) => {
      if (before.propertyType !== input.propertyType) {
        return {
          refused: { field: 'propertyType', message: 'The type of a property cannot be changed.' },
        };
      }
      const mismatch = await placeMismatch(db, input);
      if (mismatch !== undefined) return { refused: mismatch };
      await db
        .updateTable('property')
        .set((set) => ({
          ...listingColumns(input),
          version: set('version', '+', 1),
          updated_at: signature.at.toISOString(),
        }))
        .where('id', '=', id)
        .execute();
      return undefined;
    },
  );
}

/** Removes a listing, and answers the picture that it was the last to refer to. */
export async function deleteListing(
  db: Db,
  signature: Signature,
  id: number,
  isExpected?: IsExpected,
) {
  let unusedPhoto: UnusedPhoto | undefined;
  const result = await deleteRecord<Listing, never>(
    db,
    signature,
    { ...PROPERTY, id, isExpected },
    async (db) => {
      const { image_id } = await db
        .deleteFrom('property')
        .where('id', '=', id)
        .returning('image_id')
        .executeTakeFirstOrThrow();
      unusedPhoto = await deletePhotoIfUnused(db, image_id);
      return undefined;
    },
  );
  return 'refused' in result ? result : { ...result, unusedPhoto };
}

/** Gives a listing another picture, and answers the one that it was the last to refer to. */
export async function setListingPhoto(
  db: Db,
  signature: Signature,
  id: number,
  imageId: number,
  isExpected?: IsExpected,
) {
  let unusedPhoto: UnusedPhoto | undefined;
  const result = await updateRecord<Listing, 'no image'>(
    db,
    signature,
    { ...PROPERTY, id, isExpected },
    async (db) => {
      const image = await db
        .selectFrom('image')
        .select('id')
        .where('id', '=', imageId)
        .executeTakeFirst();
      if (image === undefined) return { refused: 'no image' };
      const before = await db
        .selectFrom('property')
        .select('image_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      await db
        .updateTable('property')
        .set((set) => ({
          image_id: imageId,
          version: set('version', '+', 1),
          updated_at: signature.at.toISOString(),
        }))
        .where('id', '=', id)
        .execute();
      unusedPhoto = await deletePhotoIfUnused(db, before.image_id);
      return undefined;
    },
  );
  return 'refused' in result ? result : { ...result, unusedPhoto };
}

/** Removes the row of a picture that came to nothing, which no visitor has seen. */
export async function dropPhotoIfUnused(db: Db, imageId: number): Promise<UnusedPhoto | undefined> {
  const { unusedPhoto } = await writeBehindCatalogue(db, async (db) => ({
    unusedPhoto: await deletePhotoIfUnused(db, imageId),
  }));
  return unusedPhoto;
}

/** For use inside a write of the catalogue: nothing can begin to refer to the picture meanwhile. */
async function deletePhotoIfUnused(
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

/** The city must be there; a state and a country that are sent along must be the city's own. */
async function placeMismatch(
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
