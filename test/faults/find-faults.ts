import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import sharp from 'sharp';
import { photoFilePaths } from '#platform/media/photo-variants.ts';
import { expectedOf, type ListingJournal } from './journal.ts';

/** Listings without the entry of their creation, entries without listing, prices that differ. */
const HALF_DONE = `
  select 'listing ' || id || ' has no entry of its creation' as fault from property
  where not exists (select 1 from audit_entry where entity = 'Property' and entity_id = property.id
    and action = 'create')
  union all
  select 'entry of listing ' || entity_id || ', which is not there' from audit_entry
  where entity = 'Property' and entity_id not in (select id from property)
  union all
  select 'listing ' || id || ' has another price than its last entry' from property
  where price <> (select json_extract(after, '$.price') from audit_entry
    where entity = 'Property' and entity_id = property.id order by id desc limit 1)`;

/** What was promised of a data folder and is not so, one sentence each. */
export async function findFaults(
  folder: string,
  journals: readonly ListingJournal[],
  position = Number.POSITIVE_INFINITY,
  known = new Set<string>(),
): Promise<string[]> {
  const database = new DatabaseSync(join(folder, 'catalogue.sqlite'), { readOnly: true });
  try {
    const faults = [
      ...column(database, 'pragma integrity_check').filter((result) => result !== 'ok'),
      ...database
        .prepare('pragma foreign_key_check')
        .all()
        .map((row) => JSON.stringify(row)),
      ...column(database, HALF_DONE),
      ...journals.flatMap((journal) => differences(database, journal, position)),
    ];
    return [...faults, ...(await findBrokenPhotos(folder, database, known))];
  } finally {
    database.close();
  }
}

function differences(database: DatabaseSync, journal: ListingJournal, position: number): string[] {
  const { exists, prices, photos, gone } = expectedOf(journal, position);
  const { title } = journal;
  const listing = database
    .prepare('select id, price from property where lower(title) = lower(?)')
    .get(title);
  if (listing === undefined) return exists === 'must' ? [`lost: ${title}`] : [];
  const has = column(
    database,
    `select id from property_image where property_id = ${listing.id} order by id`,
  );
  return [
    ...(prices.has(Number(listing.price)) ? [] : [`lost: a price of ${title}`]),
    ...photos
      .filter((id) => !has.includes(String(id)))
      .map((id) => `lost: photo ${id} of ${title}`),
    ...gone
      .filter((id) => has.includes(String(id)))
      .map((id) => `back again: photo ${id} of ${title}`),
  ];
}

/** Every file of a photo that has a row is there and can be decoded to its end. */
async function findBrokenPhotos(
  folder: string,
  database: DatabaseSync,
  known: Set<string>,
): Promise<string[]> {
  const faults: string[] = [];
  for (const { path, width } of database.prepare('select path, width from image').all()) {
    for (const file of photoFilePaths({ path: String(path), width: Number(width) })) {
      if (!existsSync(join(folder, 'media', file))) faults.push(`lost: file ${file}`);
      else if (!known.has(file) && !(await isWhole(join(folder, 'media', file))))
        faults.push(`half a file: ${file}`);
      known.add(file);
    }
  }
  return faults;
}

async function isWhole(file: string): Promise<boolean> {
  try {
    await sharp(file, { failOn: 'truncated' }).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}

function column(database: DatabaseSync, sql: string): string[] {
  return database
    .prepare(sql)
    .all()
    .map((row) => String(Object.values(row)[0]));
}
