import type { Db } from '#database/database.server.ts';
import { insertListings } from '#features/listings/store/write-listings.server.ts';
import { writeCatalogue } from '#writes/audited-write.server.ts';
import { cityIds } from './places.server.ts';
import type { Place, StagedListing } from './staged-listing.ts';
import type { StagedListings } from './staged-listings.server.ts';

export interface Written {
  readonly added: number;
  readonly alreadyThere: number;
}

interface Stamp {
  readonly staffId: number;
  readonly now: Date;
}

/** Stores new listings with their places in one transaction. */
export function writeListings(db: Db, staged: StagedListings, stamp: Stamp): Promise<Written> {
  return writeCatalogue(db, async (db) => {
    const cityOf = await cityIds(db);
    let added = 0;
    let alreadyThere = 0;
    for (const page of staged.pages()) {
      const known = await findKnownKeys(db, page);
      const fresh = page.filter(({ key }) => !known.has(key));
      await insertPage(db, fresh, cityOf, stamp);
      added += fresh.length;
      alreadyThere += known.size;
    }
    if (added > 0) await markFilled(db, stamp.now);
    return { added, alreadyThere };
  });
}

export async function countListings(db: Db, staged: StagedListings): Promise<Written> {
  let total = 0;
  let alreadyThere = 0;
  for (const page of staged.pages()) {
    total += page.length;
    alreadyThere += (await findKnownKeys(db, page)).size;
  }
  return { added: total - alreadyThere, alreadyThere };
}

async function findKnownKeys(db: Db, page: readonly StagedListing[]): Promise<Set<string>> {
  const keys = page.map(({ key }) => key);
  const rows = await db
    .selectFrom('imported_listing')
    .select('source_key')
    .where('source_key', 'in', keys)
    .execute();
  return new Set(rows.map((row) => row.source_key));
}

async function insertPage(
  db: Db,
  page: readonly StagedListing[],
  cityOf: (place: Place) => Promise<number>,
  { staffId, now }: Stamp,
): Promise<void> {
  if (page.length === 0) return;
  const listings = [];
  for (const { input, place, posted } of page) {
    listings.push({
      input: { ...input, cityID: await cityOf(place) },
      staffId,
      posted: posted === null ? now : new Date(posted),
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
}

/** A catalogue with imported listings must not be filled with samples later. */
async function markFilled(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('catalogue')
    .set({ filled_at: now.toISOString() })
    .where('filled_at', 'is', null)
    .execute();
}
