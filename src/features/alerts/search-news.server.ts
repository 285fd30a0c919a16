import { type PublicDb, publicListings } from '#features/listings/public-listings.server.ts';
import { parseFilters } from '#features/listings/search/filters.ts';
import {
  compileSearch,
  findSearched,
  missOf,
} from '#features/listings/search/match-listing.server.ts';
import type { Db } from '#platform/database/database.server.ts';
import { writeWithoutVersion } from '#platform/writes/audited-write.server.ts';
import type { TellLater } from './listing-news.server.ts';

/** An import may have thousands: only so many of the newest are looked at. */
const MAX_NEW = 50;

/** Tells of listings that were published since followers of a search last heard. */
export async function findSearchNews(
  db: Db,
  publicDb: PublicDb,
  tellLater: TellLater,
): Promise<void> {
  const followers = await readFollowers(db);
  const [oldest] = followers;
  if (oldest === undefined) return;
  const published = await publishedSince(publicDb, oldest.known_until);
  const [newest] = published;
  if (newest?.published_at == null) return;
  const until = newest.published_at;
  const found = await matchesOf(publicDb, followers, published);
  for (const { id, known_until } of followers.filter(({ known_until }) => known_until < until)) {
    await writeWithoutVersion(db, async (db) => {
      const moved = await db
        .updateTable('alert')
        .set({ known_until: until })
        .where('id', '=', id)
        .where('known_until', '=', known_until)
        .returning('id')
        .executeTakeFirst();
      const ids = found.get(id);
      if (moved !== undefined && ids !== undefined) await tellLater(db, id, ids.join(','));
      return {};
    });
  }
}

/** The oldest `known_until` comes first. */
function readFollowers(db: Db) {
  return db
    .selectFrom('alert')
    .select(['id', 'search', 'known_until'])
    .where('search', 'is not', null)
    .orderBy('known_until')
    .execute();
}

/** The newest come first. */
function publishedSince(publicDb: PublicDb, instant: string) {
  return publicListings(publicDb)
    .select(['property.id', 'property.published_at'])
    .where('property.published_at', '>', instant)
    .orderBy('property.published_at', 'desc')
    .limit(MAX_NEW)
    .execute();
}

type Followers = Awaited<ReturnType<typeof readFollowers>>;
type Published = Awaited<ReturnType<typeof publishedSince>>;

/** The ids of new listings by the alert that they belong to. */
async function matchesOf(publicDb: PublicDb, followers: Followers, published: Published) {
  const searches = followers.map(({ id, search, known_until }) => ({
    id,
    known_until,
    compiled: compileSearch(parseFilters(new URLSearchParams(search ?? ''))),
  }));
  const found = new Map<number, number[]>();
  const publishedAt = new Map(published.map((listing) => [listing.id, listing.published_at]));
  for (const listing of await findSearched(publicDb, [...publishedAt.keys()])) {
    const published_at = publishedAt.get(listing.id) ?? null;
    if (published_at === null) continue;
    for (const { id: alertId, known_until, compiled } of searches) {
      if (known_until >= published_at || missOf(compiled, listing) !== undefined) continue;
      found.set(alertId, [...(found.get(alertId) ?? []), listing.id]);
    }
  }
  return found;
}
