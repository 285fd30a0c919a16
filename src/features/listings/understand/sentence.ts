import type { EnumerationName } from '#features/listings/enumerations/enumerations.ts';
import { FIELDS, FILTERS } from '#features/listings/fields.ts';
import type { FieldList } from '#features/listings/labels/label-messages.ts';
import type { SentenceMessages } from '#features/listings/labels/search-messages.ts';
import { LISTING_KINDS } from '#features/listings/listing-kind.ts';
import { COMPARISONS, PRICE_LOW_TO_HIGH } from '#features/listings/search/filters.ts';
import { keysOf } from '#features/listings/typed-record.ts';
import { fill } from '#platform/language/fill.ts';
import { areaText } from '#platform/units/area-text.ts';
import { formatPrice, spokenPrice } from '#platform/units/price.ts';
import type { UnderstoodFilters } from './reading.ts';
import type { Understood } from './understand.ts';

const SUBKINDS: readonly EnumerationName[] = ['HouseType', 'PlotType', 'LandType'];

/** What was understood, in one sentence, and what was not. */
export function sentence(
  { filters, text, unused, remarks }: Understood,
  cityName: string | undefined,
  messages: SentenceMessages,
): string {
  const parts = filterParts(filters, cityName, messages);
  const isUnderstood = parts.length > 0;
  const clauses = [
    ...(isUnderstood ? [fill(messages.understood, { parts: parts.join(', ') })] : []),
    ...(text === ''
      ? []
      : [fill(isUnderstood ? messages.alsoSearched : messages.searched, { text })]),
    ...(unused.length === 0 ? [] : [notSearched(unused, messages)]),
    ...[...remarks].map((remark) => messages.remarks[remark]),
  ];
  return wholeSentence(clauses.join('; ') || messages.nothing, messages);
}

/** `not searched: “urgent”`. */
function notSearched(
  unused: readonly string[],
  messages: Pick<SentenceMessages, 'notSearched'>,
): string {
  return fill(messages.notSearched, { parts: unused.map((part) => `“${part}”`).join(', ') });
}

/** Of clauses, which begin with a small letter. */
export function wholeSentence(said: string, { whole }: Pick<SentenceMessages, 'whole'>): string {
  return fill(whole, { said: `${said.charAt(0).toUpperCase()}${said.slice(1)}` });
}

/** What filters ask for, each in a few words. */
export function filterParts(
  filters: UnderstoodFilters,
  cityName: string | undefined,
  messages: SentenceMessages,
): string[] {
  return [
    kindPart(filters, messages),
    cityName,
    roomsPart(filters, messages),
    areaPart(filters, messages),
    budgetPart(filters, messages),
    ...codeParts(filters, messages),
    ...flagParts(filters, messages),
    orderPart(filters, messages),
  ].filter((part) => part !== undefined);
}

function kindPart(filters: UnderstoodFilters, messages: SentenceMessages): string | undefined {
  const [subkind] = namedCodes(filters, messages).filter(({ list }) => SUBKINDS.includes(list));
  const kind = LISTING_KINDS.find(({ id }) => id === filters.propertyType);
  return subkind?.name ?? (kind && messages.kinds[kind.block].one);
}

function codeParts(filters: UnderstoodFilters, messages: SentenceMessages): string[] {
  return namedCodes(filters, messages)
    .filter(({ list }) => !SUBKINDS.includes(list))
    .map(({ list, name }) =>
      list === 'Facing' ? fill(messages.looksTo, { direction: name }) : name,
    );
}

/** The codes of fixed lists, by their names. */
function namedCodes(
  filters: UnderstoodFilters,
  { enumerations }: SentenceMessages,
): { list: FieldList; name: string }[] {
  return COMPARISONS.flatMap(({ member, field }) => {
    const asked = FIELDS[field];
    const code = filters[member];
    if (asked.type !== 'code' || code === undefined) return [];
    const name = enumerations[asked.list][code];
    return name === undefined ? [] : [{ list: asked.list, name }];
  });
}

function flagParts(filters: UnderstoodFilters, { flags }: SentenceMessages): string[] {
  return keysOf(flags)
    .filter((field) => filters[FILTERS[field].yes] !== undefined)
    .map((field) => flags[field].said);
}

function roomsPart({ noOfRooms }: UnderstoodFilters, { rooms }: SentenceMessages) {
  return noOfRooms === undefined ? undefined : fill(rooms, { count: noOfRooms });
}

function areaPart(
  { minArea, maxArea, areaUnit: unit = 'sqft' }: UnderstoodFilters,
  messages: SentenceMessages,
) {
  const format = (value: number) => areaText({ value, unit }, messages.units);
  return rangePart(minArea, maxArea, format, messages);
}

function budgetPart({ minBudget, maxBudget }: UnderstoodFilters, messages: SentenceMessages) {
  const { units } = messages;
  const format = (rupees: number) => {
    const spoken = spokenPrice(rupees, units);
    return spoken === ''
      ? formatPrice(rupees, units)
      : fill(units.amounts.rupees, { amount: spoken });
  };
  return rangePart(minBudget, maxBudget, format, messages);
}

function rangePart(
  min: number | undefined,
  max: number | undefined,
  format: (value: number) => string,
  messages: SentenceMessages,
): string | undefined {
  if (min !== undefined && max !== undefined)
    return min === max ? format(min) : fill(messages.range, { from: format(min), to: format(max) });
  if (min !== undefined) return fill(messages.from, { amount: format(min) });
  return max === undefined ? undefined : fill(messages.upTo, { amount: format(max) });
}

function orderPart({ sortByIndex }: UnderstoodFilters, messages: SentenceMessages) {
  if (sortByIndex === undefined) return undefined;
  return sortByIndex === PRICE_LOW_TO_HIGH ? messages.cheapest : messages.dearest;
}
