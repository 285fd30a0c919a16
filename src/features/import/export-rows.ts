import type { Listing } from '#features/listings/listing.ts';
import { keysOf } from '#features/listings/typed-record.ts';
import { fieldTexts } from './rows/field-texts.ts';
import { withEscape } from './rows/formula-escape.ts';
import { COLUMN_WORDS, type ImportField } from './rows/words/column-words.ts';

/** Not read from a listing: they say in other words what other columns say, or are files. */
const WITHOUT: readonly ImportField[] = ['areaUnit', 'dimensions', 'age', 'images'];

export const EXPORT_COLUMNS: readonly ImportField[] = keysOf(COLUMN_WORDS).filter(
  (field) => !WITHOUT.includes(field),
);

/** A listing in the columns of an export, which reads as the same listing again. */
export function exportRow(listing: Listing, id: string): string[] {
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
