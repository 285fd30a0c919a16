import { fill } from '#language/fill.ts';
import { ENGLISH_UNITS } from '#units/words/english-units.ts';
import { enumerationName } from './enumerations/enumerations.ts';
import { fieldOf, ownFields, pathOf, valueIn } from './field-queries.ts';
import {
  COMMON_FIELDS,
  type CommonName,
  FIELDS,
  type Field,
  NOT_IN_OVERVIEW,
  type OwnName,
} from './fields.ts';
import { FIELD_LABELS, OVERVIEW_LABELS } from './labels/en/field-labels.ts';
import type { Listing } from './listing.ts';
import { type KindName, LISTING_KINDS } from './listing-kind.ts';

type CommonTopic = {
  [Name in CommonName]: (typeof FIELDS)[Name] extends { overview: string } ? Name : never;
}[CommonName];

/** The field of a row; `length` stands for both dimensions. */
export type OverviewTopic = Exclude<OwnName, 'breadth'> | CommonTopic | 'posted';

export interface OverviewRow {
  readonly topic: OverviewTopic;
  readonly label: string;
  /** '' when the staff left it empty. */
  readonly value: string;
}

export function listingOverview(listing: Listing): OverviewRow[] {
  return [
    ...commonRows(listing, 'first'),
    ...LISTING_KINDS.flatMap(({ block }) => ownRows(block, listing[block])),
    ...commonRows(listing, 'last').filter(({ value }) => value !== ''),
    { topic: 'posted', label: OVERVIEW_LABELS.posted, value: datePart(listing.posted) },
  ];
}

function commonRows(listing: Listing, place: 'first' | 'last'): OverviewRow[] {
  return COMMON_FIELDS.filter((name) => isCommonTopic(name))
    .filter((name) => FIELDS[name].overview === place)
    .map((name) => ({
      topic: name,
      label: FIELD_LABELS[name],
      value: textOf(fieldOf(name), valueIn(listing, name)),
    }));
}

function isCommonTopic(name: CommonName): name is CommonTopic {
  return 'overview' in FIELDS[name];
}

function ownRows(kind: KindName, block: object | null): OverviewRow[] {
  if (block === null) return [];
  return ownFields(kind).flatMap((name) => {
    const path = pathOf(kind, name);
    if (name === 'breadth' || NOT_IN_OVERVIEW.some((hidden) => hidden === path)) return [];
    const value =
      name === 'length' ? dimensions(block) : textOf(fieldOf(name), valueIn(block, name));
    if (value === undefined) return [];
    return { topic: name, label: OVERVIEW_LABELS[path] ?? FIELD_LABELS[path], value };
  });
}

function dimensions(block: object): string | undefined {
  const length = textOf(fieldOf('length'), valueIn(block, 'length'));
  const breadth = textOf(fieldOf('breadth'), valueIn(block, 'breadth'));
  return length === '' || breadth === '' ? undefined : `${length} x ${breadth}`;
}

function textOf(field: Field, value: unknown): string {
  if (field.type === 'flag') return value === true ? 'yes' : 'No';
  if (field.type === 'date') return typeof value === 'string' ? datePart(value) : '';
  if (typeof value === 'string') return value;
  if (typeof value !== 'number' || value <= 0) return '';
  if (field.type === 'code') return enumerationName(field.list, value) ?? '';
  const unit = field.type === 'number' ? field.unit : undefined;
  return unit === undefined ? String(value) : fill(ENGLISH_UNITS.amounts[unit], { amount: value });
}

function datePart(iso: string): string {
  return iso.split('T')[0] ?? '';
}
