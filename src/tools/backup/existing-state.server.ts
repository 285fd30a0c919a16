import type { Db } from '#platform/database/database.server.ts';
import type { MediaStore } from '#platform/media/media-store.server.ts';
import { RECORD_TABLES } from './table-keys.ts';
import { countRows } from './table-rows.server.ts';

const NOUNS: Partial<Record<string, readonly [one: string, many: string]>> = {
  property: ['listing', 'listings'],
  country: ['country', 'countries'],
  city: ['city', 'cities'],
  image: ['picture', 'pictures'],
  staff: ['staff account', 'staff accounts'],
};

const OTHER_NOUNS = ['record', 'records'] as const;

/** Returns words such as "400 listings, 1 staff account"; undefined for an empty database. */
export async function describeRows(db: Db): Promise<string | undefined> {
  const found: string[] = [];
  let others = 0;
  // The catalogue always has one row.
  for (const table of RECORD_TABLES.filter((table) => table !== 'catalogue')) {
    const count = await countRows(db, table);
    const noun = NOUNS[table];
    if (noun === undefined) others += count;
    else if (count > 0) found.push(countWithNoun(count, noun));
  }
  if (found.length === 0 && others > 0) return countWithNoun(others, OTHER_NOUNS);
  return found.length === 0 ? undefined : found.join(', ');
}

export async function describeFiles(media: MediaStore): Promise<string | undefined> {
  let files = 0;
  for await (const _file of media.list()) files += 1;
  return files === 0 ? undefined : countWithNoun(files, ['file of a picture', 'files of pictures']);
}

export function describeCounts(rows: Readonly<Record<string, number>>): string {
  const tables = ['property', 'image', 'staff'] as const;
  return tables
    .map((table) => countWithNoun(rows[table] ?? 0, NOUNS[table] ?? OTHER_NOUNS))
    .join(', ');
}

function countWithNoun(count: number, [one, many]: readonly [string, string]): string {
  return `${count} ${count === 1 ? one : many}`;
}
