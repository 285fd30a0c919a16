import type { Db } from '#database/database.server.ts';
import { OWN_ID_KEY } from './listing-key.ts';
import type { StagedListing } from './rows/staged-listing.ts';

type Staged = Pick<StagedListing, 'key' | 'posted'>;

/** Reads the keys of the stored listings before the import adds any. */
export async function knownKeys(
  db: Db,
  ownAddress?: string,
): Promise<(page: readonly Staged[]) => Promise<Set<string>>> {
  const { last } = await db
    .selectFrom('property')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  return async (page) => {
    const rows = await db
      .selectFrom('imported_listing')
      .select('source_key')
      .where(
        'source_key',
        'in',
        page.map(({ key }) => key),
      )
      .execute();
    const imported = rows.map((row) => row.source_key);
    const own =
      ownAddress === undefined ? [] : await ownKeys(db, ownAddress, page, Number(last ?? 0));
    return new Set([...imported, ...own]);
  };
}

/** Listings of this site that come back from an export. Another site may have had its address. */
async function ownKeys(
  db: Db,
  ownAddress: string,
  page: readonly Staged[],
  last: number,
): Promise<string[]> {
  const start = OWN_ID_KEY + ownAddress;
  const asked = page.flatMap(({ key, posted }) => {
    const id = key.startsWith(start) ? Number(key.slice(start.length)) : 0;
    return Number.isSafeInteger(id) && id > 0 && id <= last ? [{ id, key, posted }] : [];
  });
  if (asked.length === 0) return [];
  const rows = await db
    .selectFrom('property')
    .select(['id', 'posted'])
    .where(
      'id',
      'in',
      asked.map(({ id }) => id),
    )
    .execute();
  const posted = new Map(rows.map((row) => [row.id, row.posted]));
  return asked.filter((row) => posted.get(row.id) === row.posted).map(({ key }) => key);
}
