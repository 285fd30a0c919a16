import { enumerationName } from '#features/listings/enumerations/enumerations.ts';
import { fieldOf, valueIn } from '#features/listings/field-queries.ts';
import type { FieldName } from '#features/listings/fields.ts';
import { COMMON_FIELDS, KIND_FIELDS, TRANSLATED_FIELDS } from '#features/listings/fields.ts';
import type { Listing } from '#features/listings/listing.ts';
import { kindName } from '#features/listings/listing-kind.ts';
import { keysOf } from '#features/listings/typed-record.ts';
import { OTHER_LANGUAGES } from '#language/language.ts';
import { columnOf } from './rows/fields.ts';
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
    id,
    propertyType: listing.propertyTypeText,
    country: listing.city.state.country.name,
    state: listing.city.state.name,
    city: listing.city.name,
    posted: listing.posted,
    listingStatus: enumerationName('ListingStatus', listing.status) ?? '',
    areaAs: listing.areaAs === null ? '' : `${listing.areaAs.value} ${listing.areaAs.unit}`,
    squareFeetPerMarla: String(listing.areaAs?.squareFeetPerMarla ?? ''),
  };
  const block = kindName(listing.propertyType);
  const own = listing[block];
  for (const name of COMMON_FIELDS) values[columnOf(name)] = text(name, listing);
  if (own !== null) for (const name of KIND_FIELDS[block]) values[columnOf(name)] = text(name, own);
  for (const language of OTHER_LANGUAGES)
    for (const name of TRANSLATED_FIELDS)
      values[`${name}_${language}`] = listing.translations[language]?.[name] ?? '';
  return EXPORT_COLUMNS.map((field) => withEscape(values[field] ?? ''));
}

function text(name: FieldName, holder: object): string {
  const field = fieldOf(name);
  const value = valueIn(holder, name);
  switch (field.type) {
    case 'code':
      return enumerationName(field.list, Number(value)) ?? '';
    case 'flag':
      return value === true ? 'yes' : '';
    case 'date':
      return typeof value === 'string' ? value.slice(0, 10) : '';
    case 'number':
      return value === 0 && !field.mayBeZero ? '' : String(value);
    default:
      return String(value ?? '');
  }
}
