import { ALL_FIELDS, ownFields, pathOf, unitOf } from '#features/listings/field-queries.ts';
import { COMMON_FIELDS, FIELDS, type FieldName } from '#features/listings/fields.ts';
import { LISTING_KINDS } from '#features/listings/listing-kind.ts';
import { keysOf } from '#features/listings/typed-record.ts';
import type { Unit } from '#platform/units/units.ts';
import { bareName } from './spelling.ts';
import {
  COLUMN_SPELLINGS,
  type ImportField,
  SHARED_COLUMNS,
  type SharedName,
} from './spellings/column-spellings.ts';

export type Measure = 'area' | 'money' | 'length';

const IMPORT_FIELDS = keysOf(COLUMN_SPELLINGS);

export const REQUIRED_FIELDS: readonly ImportField[] = [
  'propertyType',
  'city',
  ...COMMON_FIELDS.filter((name) => 'required' in FIELDS[name]),
  'totalArea',
];

export function columnOf(name: FieldName): ImportField {
  return isShared(name) ? SHARED_COLUMNS[name] : name;
}

function isShared(name: FieldName): name is SharedName {
  return name in SHARED_COLUMNS;
}

/** A row is read in the order of `COLUMN_SPELLINGS`, which is also that of the report. */
export function inReadingOrder<Name extends FieldName>(names: readonly Name[]): Name[] {
  const place = (name: Name) => IMPORT_FIELDS.indexOf(columnOf(name));
  return names.toSorted((one, other) => place(one) - place(other));
}

export interface NamedField {
  readonly field: ImportField;
  readonly rank: number;
}

/** A field's own name comes last into the map, so that no synonym can replace it. */
const BY_NAME = new Map(
  IMPORT_FIELDS.flatMap((field) =>
    [field, ...COLUMN_SPELLINGS[field].split(','), ...apiPaths(field)].map(
      (name, rank): [string, NamedField] => [bareName(name), { field, rank }],
    ),
  ).sort(([, one], [, other]) => other.rank - one.rank),
);

function apiPaths(field: ImportField): string[] {
  return LISTING_KINDS.flatMap(({ block }) =>
    ownFields(block)
      .filter((name) => columnOf(name) === field)
      .map((name) => pathOf(block, name)),
  );
}

export function fieldNamed(name: string): NamedField | undefined {
  return BY_NAME.get(bareName(name));
}

const MEASURES: Record<Unit, Measure> = {
  squareFeet: 'area',
  acres: 'area',
  feet: 'length',
  rupees: 'money',
};

export function measureOf(field: ImportField): Measure | undefined {
  if (field === 'dimensions') return 'length';
  const name = ALL_FIELDS.find((known) => known === field);
  const unit = name && unitOf(name);
  return unit && MEASURES[unit];
}
