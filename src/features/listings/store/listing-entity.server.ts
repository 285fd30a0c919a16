import type { Db } from '#platform/database/database.server.ts';
import { findVersionedListing } from './listing-row.server.ts';

/** Writes also find listings that the public does not see, but none in the trash. */
export const currentListings = {
  entity: 'Property',
  find: (db: Db, id: number, at: Date) =>
    findVersionedListing(
      db.selectFrom('property').where('property.trashed_at', 'is', null),
      id,
      at,
    ),
} as const;

/** As `currentListings`, with those in the trash. */
export const listingsAndTrash = {
  entity: 'Property',
  find: (db: Db, id: number, at: Date) => findVersionedListing(db.selectFrom('property'), id, at),
} as const;
