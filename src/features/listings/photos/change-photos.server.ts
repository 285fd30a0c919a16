import { currentListings } from '#features/listings/store/listing-entity.server.ts';
import type { FoundListing } from '#features/listings/store/listing-row.server.ts';
import {
  appendPhotoRow,
  type PhotoRow,
  replacePhotoRows,
} from '#features/listings/store/photo-rows.server.ts';
import type { Db } from '#platform/database/database.server.ts';
import {
  type IsExpected,
  type Refused,
  type Signature,
  writeRecord,
} from '#platform/writes/audited-write.server.ts';
import { createPart } from '#platform/writes/create-part.server.ts';
import { findByKeys } from '#platform/writes/create-record.server.ts';
import { type ArrangedPhoto, MAX_PHOTOS } from './arranged-photos.ts';
import type { StoredPhoto } from './store-photo.server.ts';
import { deleteUnusedPhotos, type UnusedPhoto } from './sweep-photos.server.ts';
import { placeAmong, type WantedPhoto } from './wanted-order.ts';

/** How idempotency keys of added photos are remembered. */
const IMAGE_ENTITY = 'PropertyImage';

/** A listing, and what `If-Match` says of it. */
export interface PhotosOf {
  readonly id: number;
  readonly isExpected?: IsExpected | undefined;
}

interface AddedPhoto {
  readonly photo: StoredPhoto;
  /** '' leaves the caption that the same photo has already. */
  readonly caption: string;
  /** The idempotency key. */
  readonly key: string | undefined;
  /** With `key` among them; without an order the photo comes last. */
  readonly order: readonly WantedPhoto[] | undefined;
}

/** Why a photo is refused whatever it shows, known before the seconds of encoding it. */
export async function refusalBefore(
  db: Db,
  { id, isExpected }: PhotosOf,
  at: Date,
  key?: string,
): Promise<'unknown' | 'changed' | undefined> {
  const found = await currentListings.find(db, id, at);
  if (found === undefined) return 'unknown';
  // With a key it may be a repeat, which the write knows.
  return key === undefined && isExpected?.(found) === false ? 'changed' : undefined;
}

/** Adds a photo at its place. One that the listing has already stays where it is. */
export function addPhoto(
  db: Db,
  signature: Signature,
  listing: PhotosOf,
  { photo, caption, key, order }: AddedPhoto,
) {
  const record = { ...currentListings, ...listing };
  const input = { id: listing.id, hash: photo.hash, caption };
  const part = { entity: IMAGE_ENTITY, key, input };
  return createPart<FoundListing, 'no photo' | 'too many'>(
    db,
    signature,
    { record, part },
    async (db, { photos: rows }) => {
      if (!(await isStored(db, photo.id))) return { refused: 'no photo' };
      const known = rows.find(({ image_id }) => image_id === photo.id);
      if (known === undefined && rows.length >= MAX_PHOTOS) return { refused: 'too many' };
      await raiseVersion(db, signature, listing.id);
      if (known !== undefined) {
        if (caption !== '')
          await db
            .updateTable('property_image')
            .set({ caption })
            .where('id', '=', known.id)
            .execute();
        return known;
      }
      const row = { image_id: photo.id, caption };
      const added = await appendPhotoRow(db, listing.id, row, rows.length);
      const place = await placeOfNew(db, signature, rows, { key, order });
      if (place < rows.length)
        await replacePhotoRows(db, listing.id, rows.toSpliced(place, 0, { ...row, ...added }));
      return added;
    },
  );
}

/** How many of the listing's photos stand before one that is added. */
async function placeOfNew(
  db: Db,
  signature: Signature,
  rows: readonly PhotoRow[],
  { key, order = [] }: Pick<AddedPhoto, 'key' | 'order'>,
): Promise<number> {
  const own = order.findIndex((ref) => ref === key);
  if (own < 0) return rows.length;
  const keys = order.filter((ref) => typeof ref === 'string');
  const idOf = await findByKeys(db, signature, IMAGE_ENTITY, keys);
  const ids = order.map((ref) => (typeof ref === 'string' ? idOf.get(ref) : ref));
  return placeAmong(rows, ids, own);
}

/** Gives a listing another cover instead of the one it has. */
export function replaceCover(db: Db, signature: Signature, listing: PhotosOf, photo: StoredPhoto) {
  return changePhotos<'no photo'>(db, signature, listing, async (db, rows) => {
    if (!(await isStored(db, photo.id))) return { refused: 'no photo' };
    const known = rows.find(({ image_id }) => image_id === photo.id);
    const others = rows.slice(1).filter((row) => row !== known);
    return [known ?? { image_id: photo.id, caption: '' }, ...others];
  });
}

/** Puts the photos of a listing into the given order, with the given captions. */
export function arrangePhotos(
  db: Db,
  signature: Signature,
  listing: PhotosOf,
  arranged: readonly ArrangedPhoto[],
) {
  return changePhotos<WrongPhotos>(db, signature, listing, async (_db, rows) => {
    const rowOf = new Map(rows.map((row) => [row.id, row]));
    const foreign = arranged.flatMap(({ id }, index) => (rowOf.has(id) ? [] : index));
    const missing = rows.length - (arranged.length - foreign.length);
    if (foreign.length > 0 || missing > 0) return { refused: { foreign, missing } };
    return arranged.flatMap(({ id, caption }) => {
      const row = rowOf.get(id);
      return row === undefined ? [] : { ...row, caption };
    });
  });
}

/** What an order of photos names wrongly. */
interface WrongPhotos {
  /** The places in the order of photos that the listing does not have. */
  readonly foreign: readonly number[];
  /** How many of the listing's photos the order lacks. */
  readonly missing: number;
}

export function removePhoto(db: Db, signature: Signature, listing: PhotosOf, photoId: number) {
  return changePhotos<'no image'>(db, signature, listing, async (_db, rows) => {
    const left = rows.filter(({ id }) => id !== photoId);
    return left.length === rows.length ? { refused: 'no image' } : left;
  });
}

type NewRows = readonly (Omit<PhotoRow, 'id'> & Partial<Pick<PhotoRow, 'id'>>)[];

/** Stores the photos that `change` makes of those before, and returns those left without listing. */
async function changePhotos<Reason>(
  db: Db,
  signature: Signature,
  listing: PhotosOf,
  change: (db: Db, rows: readonly PhotoRow[]) => Promise<NewRows | Refused<Reason>>,
) {
  let unusedPhotos: readonly UnusedPhoto[] = [];
  const record = { ...currentListings, ...listing, action: 'update' } as const;
  const result = await writeRecord<FoundListing, Reason>(
    db,
    signature,
    record,
    async (db, { photos: before }) => {
      const after = await change(db, before);
      if ('refused' in after) return after;
      await replacePhotoRows(db, listing.id, after);
      await raiseVersion(db, signature, listing.id);
      unusedPhotos = await deleteUnusedPhotos(
        db,
        before.map(({ image_id }) => image_id),
      );
      return undefined;
    },
  );
  return 'refused' in result ? result : { ...result, unusedPhotos };
}

async function isStored(db: Db, photoId: number): Promise<boolean> {
  const found = await db
    .selectFrom('image')
    .select('id')
    .where('id', '=', photoId)
    .executeTakeFirst();
  return found !== undefined;
}

async function raiseVersion(db: Db, { at }: Signature, listingId: number): Promise<void> {
  await db
    .updateTable('property')
    .set((set) => ({ version: set('version', '+', 1), updated_at: at.toISOString() }))
    .where('id', '=', listingId)
    .execute();
}
