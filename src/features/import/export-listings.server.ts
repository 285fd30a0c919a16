import type { LineMessagesByLanguage } from '#features/listings/facts-line.ts';
import { findFactsTexts } from '#features/listings/facts-texts.server.ts';
import type { Listing } from '#features/listings/listing.ts';
import { nameIn } from '#features/listings/place.ts';
import {
  listForStaff,
  type StaffListQuery,
} from '#features/listings/staff-list/staff-list.server.ts';
import { keysOf } from '#features/listings/typed-record.ts';
import type { Database, Db } from '#platform/database/database.server.ts';
import type { OtherLanguage } from '#platform/language/language.ts';
import { OWN_ID_KEY } from './listing-keys.server.ts';
import { withEscape } from './rows/csv-text.ts';
import { fieldTexts } from './rows/field-texts.ts';
import { COLUMN_SPELLINGS, type ImportField } from './rows/spellings/column-spellings.ts';
import { visible } from './titles-from-facts.server.ts';

export interface Exported {
  /** Which listings, in which order. */
  readonly query: Omit<StaffListQuery, 'pageNumber' | 'pageSize'>;
  /** What the addresses of this site's own listings begin with. */
  readonly ownAddress: string;
  /** The languages in which a title that is missing is written from the facts. */
  readonly titledIn: readonly OtherLanguage[];
  readonly messages: LineMessagesByLanguage;
  readonly now: Date;
}

/** Each batch is found anew, and others wait while it is read. */
const ROWS_PER_BATCH = 500;

/** Rows of texts, the names of the columns first, in the order of the list. */
export async function* exportListings(
  database: Pick<Database, 'db' | 'dialect'>,
  { query, ownAddress, now, ...titles }: Exported,
): AsyncGenerator<string[][]> {
  yield [[...EXPORT_COLUMNS]];
  for (let pageNumber = 1; ; pageNumber += 1) {
    const page = { ...query, pageNumber, pageSize: ROWS_PER_BATCH };
    const { items } = await listForStaff(database, page, now);
    const ids = await importedIds(
      database.db,
      items.map(({ id }) => id),
    );
    const rows = [];
    for (const item of items) {
      const listing = await withTitles(database.db, item, titles);
      rows.push(exportRow(listing, ids.get(listing.id) ?? `${ownAddress}${listing.id}`));
    }
    yield rows;
    if (items.length < ROWS_PER_BATCH) return;
  }
}

/** Listings that came from an export keep the id that they had there. */
async function importedIds(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('imported_listing')
    .select(['property_id', 'source_key'])
    .where('property_id', 'in', ids)
    .where('source_key', 'like', `${OWN_ID_KEY}%`)
    .execute();
  return new Map(rows.map((row) => [row.property_id, row.source_key.slice(OWN_ID_KEY.length)]));
}

/** Not read from a listing: they say in other words what other columns say, or are files. */
const WITHOUT: readonly ImportField[] = ['areaUnit', 'dimensions', 'age', 'images'];

const EXPORT_COLUMNS: readonly ImportField[] = keysOf(COLUMN_SPELLINGS).filter(
  (field) => !WITHOUT.includes(field),
);

async function withTitles(
  db: Db,
  listing: Listing,
  { titledIn, messages }: Pick<Exported, 'titledIn' | 'messages'>,
): Promise<Listing> {
  const translations = { ...listing.translations };
  for (const language of titledIn) {
    if (translations[language]?.title !== undefined) continue;
    const city = nameIn(language, listing.city);
    const { title } = await findFactsTexts(visible(db), listing, city, language, messages);
    translations[language] = { ...translations[language], title };
  }
  return { ...listing, translations };
}

/** A listing in the columns of an export, which reads as the same listing again. */
function exportRow(listing: Listing, id: string): string[] {
  const values: Partial<Record<ImportField, string>> = {
    ...fieldTexts(listing),
    id,
    country: listing.city.state.country.name,
    state: listing.city.state.name,
    city: listing.city.name,
    posted: listing.posted,
  };
  return EXPORT_COLUMNS.map((field) => withEscape(values[field] ?? ''));
}
