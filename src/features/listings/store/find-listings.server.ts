import { asSold, type Listing } from '#features/listings/listing.ts';
import { listingIn } from '#features/listings/listing-in-language.ts';
import { SOLD } from '#features/listings/listing-status.ts';
import type { CaptionedPhoto, PhotoSource } from '#features/listings/photo-source.ts';
import { type ShownPlace, shownPlace } from '#features/listings/place.ts';
import {
  type ListingQuery,
  listingsWithPage,
  type PublicDb,
} from '#features/listings/public-listings.server.ts';
import type { Language } from '#platform/language/language.ts';
import { isNew } from './life-columns.server.ts';
import { findPhotos } from './listing-photos.server.ts';
import { listingFromRow, selectListings } from './listing-row.server.ts';

/** What a page shows of one listing. */
export interface ListingDetail extends Listing {
  /** The first of `images`. */
  image: PhotoSource | null;
  images: readonly CaptionedPhoto[];
  /** Its city as pages name it and link to it. */
  place: ShownPlace;
  /** When visitors first saw it. */
  listedAt: string;
  isNew: boolean;
}

/** With the texts of a language where there are some; without those of the others. */
export async function findListingById(
  db: PublicDb,
  id: number,
  language: Language = 'en',
): Promise<ListingDetail | undefined> {
  const row = await selectListings(listingsWithPage(db))
    .where('property.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const stored = listingFromRow(row, db.now());
  const listing = row.status === SOLD ? asSold(stored) : stored;
  const images = await findPhotos(listingsWithPage(db), id);
  return {
    ...listingIn(language, listing),
    image: images[0] ?? null,
    images,
    place: shownPlace(language, listing.city),
    listedAt: row.published_at ?? row.posted,
    isNew: isNew(row, db.now()),
  };
}

/** Those of `listings` that have one of the ids, in the order of the ids. */
export async function findListingsById(
  listings: ListingQuery,
  ids: readonly number[],
  at: Date,
): Promise<Listing[]> {
  if (ids.length === 0) return [];
  const rows = await selectListings(listings).where('property.id', 'in', ids).execute();
  const found = new Map(rows.map((row) => [row.id, listingFromRow(row, at)]));
  return ids.flatMap((id) => found.get(id) ?? []);
}
