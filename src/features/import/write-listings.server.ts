import type { KyselyPlugin } from 'kysely';
import type { LineMessagesByLanguage } from '#features/listings/facts-line.ts';
import { findListingsById } from '#features/listings/store/find-listings.server.ts';
import { insertListings } from '#features/listings/store/write-listings.server.ts';
import { shareTurns } from '#platform/concurrency/share-turns.ts';
import type { Db } from '#platform/database/database.server.ts';
import {
  recordChanges,
  type Signature,
  writeCatalogue,
} from '#platform/writes/audited-write.server.ts';
import { knownKeys } from './listing-keys.server.ts';
import { cityIds } from './places.server.ts';
import type { Place, StagedListing } from './rows/staged-listing.ts';
import type { StagedListings } from './staged-listings.server.ts';
import { titlesFromFacts } from './titles-from-facts.server.ts';

export interface Written {
  readonly added: number;
  readonly alreadyThere: number;
}

export interface Stamp {
  readonly staffId: number;
  readonly now: Date;
  /** The ids of the stored images by the names of their files. */
  readonly imageIds: ReadonlyMap<string, number>;
  /** What the addresses of this site's own listings begin with, as its exports have them. */
  readonly ownAddress?: string | undefined;
  /** Of titles that the facts say. */
  readonly messages: LineMessagesByLanguage;
  /** Who imports; commands leave no trail. */
  readonly signature?: Signature;
  readonly onProgress?: (rows: number) => void;
}

/** Stores new listings with their places in one transaction. */
export function writeListings(db: Db, staged: StagedListings, stamp: Stamp): Promise<Written> {
  return writeCatalogue(db, async (transaction) => {
    const db = transaction.withPlugin(yieldBetweenQueries());
    const cityOf = await cityIds(db);
    const isKnown = await knownKeys(db, stamp.ownAddress);
    let added = 0;
    let alreadyThere = 0;
    for (const page of staged.pages()) {
      const known = await isKnown(page);
      const fresh = page.filter(({ key }) => !known.has(key));
      await insertPage(db, fresh, cityOf, stamp);
      added += fresh.length;
      alreadyThere += known.size;
      stamp.onProgress?.(added + alreadyThere);
    }
    if (added > 0) await markFilled(db, stamp.now);
    return { added, alreadyThere };
  });
}

export async function countListings(
  db: Db,
  staged: StagedListings,
  ownAddress?: string,
): Promise<Written> {
  const isKnown = await knownKeys(db.withPlugin(yieldBetweenQueries()), ownAddress);
  let total = 0;
  let alreadyThere = 0;
  for (const page of staged.pages()) {
    total += page.length;
    alreadyThere += (await isKnown(page)).size;
  }
  return { added: total - alreadyThere, alreadyThere };
}

/** The files of listings that are not stored yet. */
export async function newImages(
  db: Db,
  staged: StagedListings,
  ownAddress?: string,
): Promise<Set<string>> {
  const isKnown = await knownKeys(db, ownAddress);
  const names = new Set<string>();
  for (const page of staged.pages()) {
    if (page.every(({ images }) => images.length === 0)) continue;
    const known = await isKnown(page);
    for (const { key, images } of page)
      if (!known.has(key)) for (const name of images) names.add(name);
  }
  return names;
}

async function insertPage(
  db: Db,
  page: readonly StagedListing[],
  cityOf: (place: Place) => Promise<number>,
  { staffId, now, imageIds, messages, signature }: Stamp,
): Promise<void> {
  if (page.length === 0) return;
  const withTitles = titlesFromFacts(db, messages);
  const listings = [];
  for (const { input, place, posted, images } of page) {
    // Two files may hold the same photo.
    const photos = new Set(images.flatMap((name) => imageIds.get(name) ?? []));
    listings.push({
      input: await withTitles({ ...input, cityID: await cityOf(place) }),
      staffId,
      posted: posted === null ? now : new Date(posted),
      photos: [...photos].map((imageId) => ({ imageId, caption: '' })),
    });
  }
  const ids = await insertListings(db, listings, now);
  const importedAt = now.toISOString();
  const rows = ids.map((id, index) => ({
    source_key: page[index]?.key ?? '',
    property_id: id,
    imported_at: importedAt,
  }));
  await db.insertInto('imported_listing').values(rows).execute();
  if (signature !== undefined) await recordCreated(db, ids, signature);
}

const ENTRIES_PER_STATEMENT = 100;

async function recordCreated(db: Db, ids: readonly number[], signature: Signature): Promise<void> {
  for (let start = 0; start < ids.length; start += ENTRIES_PER_STATEMENT) {
    const some = ids.slice(start, start + ENTRIES_PER_STATEMENT);
    const created = await findListingsById(db.selectFrom('property'), some, signature.at);
    await recordChanges(
      db,
      signature,
      created.map((after) => ({
        entity: 'Property',
        entityId: after.id,
        action: 'create',
        before: null,
        after,
      })),
    );
  }
}

/** A catalogue with imported listings must not be filled with samples later. */
async function markFilled(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('catalogue')
    .set({ filled_at: now.toISOString() })
    .where('filled_at', 'is', null)
    .execute();
}

/** Lets requests be answered between the queries of a long write. */
function yieldBetweenQueries(): KyselyPlugin {
  const endTurn = shareTurns();
  return {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      await endTurn();
      return result;
    },
  };
}
