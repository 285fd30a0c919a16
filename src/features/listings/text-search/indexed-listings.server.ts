import { memoizePerVersion } from '#database/memoize-per-version.server.ts';
import { LISTING_KINDS } from '#features/listings/listing-kind.ts';
import { type PublicDb, publicListings } from '#features/listings/public-listings.server.ts';
import { findPublic } from './find-by-words.server.ts';

/**
 * How many listings are public, and whether all of them have words: only then may listings be
 * counted by their words alone.
 */
export const publicCount = memoizePerVersion(async (db: PublicDb) => {
  const { count } = await publicListings(db)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const kinds = LISTING_KINDS.map(({ id }) => id);
  return { count, areAll: (await findPublic(db, { kinds, cityId: 0 })).size === count };
});
