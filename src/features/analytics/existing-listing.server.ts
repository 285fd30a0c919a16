import { LRUCache } from 'lru-cache';
import { type PublicDb, publicListings } from '#features/listings/public-listings.server.ts';
import { OTHER } from './view-names.ts';

const MAX_KNOWN = 5000;
const LIFETIME_MS = 60_000;
const LISTING_VIEW = /^\/property-details\/(\d+)$/;

/** Replaces the name of a listing that the public cannot see, or cannot be looked up now. */
export function createListingCheck(db: PublicDb): (name: string) => Promise<string> {
  const known = new LRUCache<string, true>({ max: MAX_KNOWN, ttl: LIFETIME_MS });
  return async (name) => {
    const id = LISTING_VIEW.exec(name)?.[1];
    if (id === undefined || known.has(name)) return name;
    const found = await publicListings(db)
      .select('id')
      .where('id', '=', Number(id))
      .executeTakeFirst()
      .catch(() => undefined);
    if (found === undefined) return OTHER;
    known.set(name, true);
    return name;
  };
}
