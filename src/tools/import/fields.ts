import { ALL_FIELDS, ownFields, pathOf, unitOf } from '#features/listings/field-queries.ts';
import { COMMON, FIELDS, type FieldName } from '#features/listings/fields.ts';
import { LISTING_KINDS } from '#features/listings/listing-kind.ts';
import { keysOf } from '#features/listings/typed-record.ts';
import type { Unit } from '#units/units.ts';
import { bareName } from './spelling.ts';
import {
  COLUMN_WORDS,
  type ImportField,
  SHARED_COLUMNS,
  type SharedName,
} from './words/column-words.ts';

/** How the numbers of a field are measured: the name of its column may end in a unit. */
export type Measure = 'area' | 'money' | 'length';

const IMPORT_FIELDS = keysOf(COLUMN_WORDS);

/** The fields without which no listing can be made. Other columns may be missing or blank. */
export const REQUIRED_FIELDS: readonly ImportField[] = [
  'propertyType',
  'city',
  ...COMMON.filter((name) => 'required' in FIELDS[name]),
  'totalArea',
];

/** The column that a field is read from. */
export function columnOf(name: FieldName): ImportField {
  return isShared(name) ? SHARED_COLUMNS[name] : name;
}

function isShared(name: FieldName): name is SharedName {
  return name in SHARED_COLUMNS;
}

/** The names in the order in which a row is read, which is also that of the report. */
export function inReadingOrder<Name extends FieldName>(names: readonly Name[]): Name[] {
  const place = (name: Name) => IMPORT_FIELDS.indexOf(columnOf(name));
  return names.toSorted((one, other) => place(one) - place(other));
}

export interface NamedField {
  readonly field: ImportField;
  /** 0 for the field's own name; of several columns for one field, the lowest rank wins. */
  readonly rank: number;
}

/** Sorted so that a field's own name comes last into the map: no synonym can replace it. */
const BY_NAME = new Map(
  IMPORT_FIELDS.flatMap((field) =>
    [field, ...COLUMN_WORDS[field].split(','), ...apiPaths(field)].map(
      (name, rank): [string, NamedField] => [bareName(name), { field, rank }],
    ),
  ).sort(([, one], [, other]) => other.rank - one.rank),
);

/** `house.facing`, `plot.facing`: where the API keeps the fields of a column. */
function apiPaths(field: ImportField): string[] {
  return LISTING_KINDS.flatMap(({ block }) =>
    ownFields(block)
      .filter((name) => columnOf(name) === field)
      .map((name) => pathOf(block, name)),
  );
}

/** The field that a name stands for, whatever its case and punctuation. */
export function fieldNamed(name: string): NamedField | undefined {
  return BY_NAME.get(bareName(name));
}

const MEASURES: Record<Unit, Measure> = {
  squareFeet: 'area',
  acres: 'area',
  feet: 'length',
  rupees: 'money',
};

/** How the numbers of a field are measured; undefined for fields without a unit. */
export function measureOf(field: ImportField): Measure | undefined {
  if (field === 'dimensions') return 'length';
  const name = ALL_FIELDS.find((known) => known === field);
  const unit = name && unitOf(name);
  return unit && MEASURES[unit];
}
