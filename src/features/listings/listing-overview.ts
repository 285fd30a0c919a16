import { postedDay, writtenDay } from '#platform/language/dates.ts';
import { fill } from '#platform/language/fill.ts';
import { acresText, areaText, feetText } from '#platform/units/area-text.ts';
import type { UnitMessages } from '#platform/units/messages/english-units.ts';
import { formatPrice } from '#platform/units/price.ts';
import type { Unit } from '#platform/units/units.ts';
import type { EnumerationName } from './enumerations/enumerations.ts';
import { type FieldPath, fieldOf, ownFields, pathOf, valueIn } from './field-queries.ts';
import {
  COMMON_FIELDS,
  type CommonName,
  FIELDS,
  type Field,
  NOT_IN_OVERVIEW,
  type OwnName,
} from './fields.ts';
import type { CommonTopic, OverviewMessages, OverviewPath } from './labels/label-messages.ts';
import type { Listing } from './listing.ts';
import { type KindName, LISTING_KINDS } from './listing-kind.ts';

/** The field of a row; `length` stands for both dimensions. */
export type OverviewTopic = Exclude<OwnName, 'breadth'> | CommonTopic | 'posted';

export interface OverviewRow {
  readonly topic: OverviewTopic;
  readonly label: string;
  /** '' when the staff left it empty. */
  readonly value: string;
  /** The value's day, e.g. `2026-11-21`. */
  readonly day?: string;
}

type Value = Pick<OverviewRow, 'value' | 'day'>;

const EMPTY: Value = { value: '' };

export function listingOverview(listing: Listing, messages: OverviewMessages): OverviewRow[] {
  return [
    ...commonRows(listing, 'first', messages),
    ...LISTING_KINDS.flatMap(({ block }) => ownRows(block, listing[block], messages)),
    ...commonRows(listing, 'last', messages).filter(({ value }) => value !== ''),
    {
      topic: 'posted',
      label: messages.labels.posted,
      ...dayValue(postedDay(listing.posted), messages),
    },
  ];
}

function commonRows(
  listing: Listing,
  place: 'first' | 'last',
  messages: OverviewMessages,
): OverviewRow[] {
  return COMMON_FIELDS.filter((name) => isCommonTopic(name))
    .filter((name) => FIELDS[name].overview === place)
    .map((name) => ({
      topic: name,
      label: messages.labels[name],
      ...shownValue(fieldOf(name), valueIn(listing, name), messages),
    }));
}

function isCommonTopic(name: CommonName): name is CommonTopic {
  return 'overview' in FIELDS[name];
}

function ownRows(kind: KindName, block: object | null, messages: OverviewMessages): OverviewRow[] {
  if (block === null) return [];
  return ownFields(kind)
    .filter((name) => name !== 'breadth')
    .flatMap((name) => {
      const path = pathOf(kind, name);
      if (!isShown(path)) return [];
      const value =
        name === 'length'
          ? dimensions(block, messages)
          : shownValue(fieldOf(name), valueIn(block, name), messages);
      return value === undefined ? [] : { topic: name, label: messages.labels[path], ...value };
    });
}

function isShown(path: FieldPath): path is Extract<FieldPath, OverviewPath> {
  return !NOT_IN_OVERVIEW.some((hidden) => hidden === path);
}

function dimensions(block: object, messages: OverviewMessages): Value | undefined {
  const { value: length } = shownValue(fieldOf('length'), valueIn(block, 'length'), messages);
  const { value: breadth } = shownValue(fieldOf('breadth'), valueIn(block, 'breadth'), messages);
  if (length === '' || breadth === '') return undefined;
  return { value: fill(messages.dimensions, { length, breadth }) };
}

function shownValue(field: Field, value: unknown, messages: OverviewMessages): Value {
  if (field.type === 'flag') return { value: value === true ? messages.yes : messages.no };
  if (typeof value === 'string')
    return field.type === 'date' ? dayValue(value.slice(0, 10), messages) : { value };
  if (typeof value !== 'number' || value <= 0) return EMPTY;
  if (field.type === 'code') return { value: nameOf(field.list, value, messages) };
  const unit = field.type === 'number' ? field.unit : undefined;
  if (unit === undefined) return { value: String(value) };
  return { value: MEASURES[unit](value, messages.units) };
}

const MEASURES: Readonly<Record<Unit, (value: number, units: UnitMessages) => string>> = {
  rupees: formatPrice,
  // As everywhere else on the page.
  squareFeet: (value, units) => areaText({ value, unit: 'sqft' }, units),
  acres: acresText,
  feet: feetText,
};

/** '' for a code that is not in its list. */
function nameOf(list: EnumerationName, code: number, messages: OverviewMessages): string {
  const lists: Partial<Record<EnumerationName, Readonly<Record<number, string>>>> =
    messages.enumerations;
  return lists[list]?.[code] ?? '';
}

function dayValue(day: string, { months }: OverviewMessages): Value {
  return { value: writtenDay(day, months), day };
}
