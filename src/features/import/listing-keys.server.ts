import { createHash } from 'node:crypto';
import type { Db } from '#platform/database/database.server.ts';
import type { Columns } from './rows/columns.ts';
import { bareName } from './rows/spelling.ts';
import { isTranslation } from './rows/spellings/translation-columns.ts';
import type { StagedListing } from './rows/staged-listing.ts';

const MAX_ID_LENGTH = 200;
/** Begins the keys of rows with a column `id`, which exports have. */
export const OWN_ID_KEY = 'id:id:';

/** By the file's own id column, else by the row's content. */
export function rowKeys(columns: Columns): (row: readonly string[]) => string {
  const id = columns.fields.get('id');
  // Order and spelling of columns do not count, nor unknown columns: a rejects file has more of
  // them. Nor do translations and images: they make no other listing.
  const ordered = [...columns.fields]
    .filter(([field]) => !isTranslation(field) && field !== 'images')
    .map(([, { name, index }]) => ({ name: bareName(name), index }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));

  return (row) => {
    const own = id === undefined ? '' : (row[id.index]?.trim() ?? '');
    if (id !== undefined && own !== '' && own.length <= MAX_ID_LENGTH)
      return `id:${bareName(id.name)}:${own}`;
    const hash = createHash('sha256');
    for (const { name, index } of ordered) {
      const value = row[index]?.trim() ?? '';
      if (value !== '') hash.update(`${name}\0${value}\0`);
    }
    return `row:${hash.digest('base64url')}`;
  };
}

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
