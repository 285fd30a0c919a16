import type { EnumerationName } from '#features/listings/enumerations/enumerations.ts';
import { FIELDS, FILTERS } from '#features/listings/fields.ts';
import type { FieldList } from '#features/listings/labels/label-words.ts';
import type { SentenceWords } from '#features/listings/labels/search-words.ts';
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
  words: SentenceWords,
): string {
  const parts = filterParts(filters, cityName, words);
  const isUnderstood = parts.length > 0;
  const clauses = [
    ...(isUnderstood ? [fill(words.understood, { parts: parts.join(', ') })] : []),
    ...(text === '' ? [] : [fill(isUnderstood ? words.alsoSearched : words.searched, { text })]),
    ...(unused.length === 0 ? [] : [notSearched(unused, words)]),
    ...[...remarks].map((remark) => words.remarks[remark]),
  ];
  return wholeSentence(clauses.join('; ') || words.nothing, words);
}

/** `not searched: “urgent”`. */
export function notSearched(
  unused: readonly string[],
  words: Pick<SentenceWords, 'notSearched'>,
): string {
  return fill(words.notSearched, { parts: unused.map((part) => `“${part}”`).join(', ') });
}

/** Of clauses, which begin with a small letter. */
export function wholeSentence(said: string, { whole }: Pick<SentenceWords, 'whole'>): string {
  return fill(whole, { said: `${said.charAt(0).toUpperCase()}${said.slice(1)}` });
}

/** What filters ask for, each in a few words. */
export function filterParts(
  filters: UnderstoodFilters,
  cityName: string | undefined,
  words: SentenceWords,
): string[] {
  return [
    kindPart(filters, words),
    cityName,
    roomsPart(filters, words),
    areaPart(filters, words),
    budgetPart(filters, words),
    ...codeParts(filters, words),
    ...flagParts(filters, words),
    orderPart(filters, words),
  ].filter((part) => part !== undefined);
}

function kindPart(filters: UnderstoodFilters, words: SentenceWords): string | undefined {
  const [subkind] = namedCodes(filters, words).filter(({ list }) => SUBKINDS.includes(list));
  const kind = LISTING_KINDS.find(({ id }) => id === filters.propertyType);
  return subkind?.name ?? (kind && words.kinds[kind.block].one);
}

function codeParts(filters: UnderstoodFilters, words: SentenceWords): string[] {
  return namedCodes(filters, words)
    .filter(({ list }) => !SUBKINDS.includes(list))
    .map(({ list, name }) => (list === 'Facing' ? fill(words.looksTo, { direction: name }) : name));
}

/** The codes of fixed lists, by their names. */
function namedCodes(
  filters: UnderstoodFilters,
  { enumerations }: SentenceWords,
): { list: FieldList; name: string }[] {
  return COMPARISONS.flatMap(({ member, field }) => {
    const asked = FIELDS[field];
    const code = filters[member];
    if (asked.type !== 'code' || code === undefined) return [];
    const name = enumerations[asked.list][code];
    return name === undefined ? [] : [{ list: asked.list, name }];
  });
}

function flagParts(filters: UnderstoodFilters, { flags }: SentenceWords): string[] {
  return keysOf(flags)
    .filter((field) => filters[FILTERS[field].yes] !== undefined)
    .map((field) => flags[field].said);
}

function roomsPart({ noOfRooms }: UnderstoodFilters, { rooms }: SentenceWords) {
  return noOfRooms === undefined ? undefined : fill(rooms, { count: noOfRooms });
}

function areaPart(
  { minArea, maxArea, areaUnit: unit = 'sqft' }: UnderstoodFilters,
  words: SentenceWords,
) {
  const format = (value: number) => areaText({ value, unit }, words.units);
  return rangePart(minArea, maxArea, format, words);
}

function budgetPart({ minBudget, maxBudget }: UnderstoodFilters, words: SentenceWords) {
  const { units } = words;
  const format = (rupees: number) => {
    const spoken = spokenPrice(rupees, units);
    return spoken === ''
      ? formatPrice(rupees, units)
      : fill(units.amounts.rupees, { amount: spoken });
  };
  return rangePart(minBudget, maxBudget, format, words);
}

function rangePart(
  min: number | undefined,
  max: number | undefined,
  format: (value: number) => string,
  words: SentenceWords,
): string | undefined {
  if (min !== undefined && max !== undefined)
    return min === max ? format(min) : fill(words.range, { from: format(min), to: format(max) });
  if (min !== undefined) return fill(words.from, { amount: format(min) });
  return max === undefined ? undefined : fill(words.upTo, { amount: format(max) });
}

function orderPart({ sortByIndex }: UnderstoodFilters, words: SentenceWords) {
  if (sortByIndex === undefined) return undefined;
  return sortByIndex === PRICE_LOW_TO_HIGH ? words.cheapest : words.dearest;
}
