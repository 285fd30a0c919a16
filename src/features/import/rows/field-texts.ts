import { enumerationName } from '#features/listings/enumerations/enumerations.ts';
import { fieldOf, valueIn } from '#features/listings/field-queries.ts';
import {
  COMMON_FIELDS,
  type FieldName,
  KIND_FIELDS,
  TRANSLATED_FIELDS,
} from '#features/listings/fields.ts';
import type { Listing } from '#features/listings/listing.ts';
import type { ListingInput } from '#features/listings/listing-input.ts';
import { kindName } from '#features/listings/listing-kind.ts';
import { keysOf } from '#features/listings/typed-record.ts';
import { OTHER_LANGUAGES } from '#platform/language/language.ts';
import { columnOf } from './fields.ts';
import { COLUMN_SPELLINGS, type ImportField } from './spellings/column-spellings.ts';
import type { StagedListing } from './staged-listing.ts';

/** Said by others: the size of a marla by the area as said. */
const NOT_READ_BACK: readonly ImportField[] = ['squareFeetPerMarla', 'description'];
const IN_ORDER = keysOf(COLUMN_SPELLINGS).filter((field) => !NOT_READ_BACK.includes(field));

export interface FieldText {
  readonly field: ImportField;
  readonly value: string;
}

/** What a row was read as, so that people see whether a column was taken for another. */
export function readBack({ place, input }: Pick<StagedListing, 'place' | 'input'>): FieldText[] {
  const texts: Partial<Record<ImportField, string>> = { ...fieldTexts(input), ...place };
  return IN_ORDER.flatMap((field) => {
    const value = texts[field] ?? '';
    return value === '' ? [] : [{ field, value }];
  });
}

/** What a listing says in the columns of a file; '' where it says nothing. */
export function fieldTexts(listing: Listing | ListingInput): Partial<Record<ImportField, string>> {
  const { areaAs } = listing;
  const texts: Partial<Record<ImportField, string>> = {
    propertyType: enumerationName('PropertyType', listing.propertyType) ?? '',
    listingStatus: enumerationName('ListingStatus', listing.status ?? 0) ?? '',
    areaAs: areaAs === null ? '' : `${areaAs.value} ${areaAs.unit}`,
    squareFeetPerMarla: String(areaAs?.squareFeetPerMarla ?? ''),
  };
  const block = kindName(listing.propertyType);
  const own = listing[block];
  for (const name of COMMON_FIELDS) texts[columnOf(name)] = textOf(name, listing);
  if (own) for (const name of KIND_FIELDS[block]) texts[columnOf(name)] = textOf(name, own);
  for (const language of OTHER_LANGUAGES)
    for (const name of TRANSLATED_FIELDS)
      texts[`${name}_${language}`] = listing.translations[language]?.[name] ?? '';
  return texts;
}

function textOf(name: FieldName, holder: object): string {
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
