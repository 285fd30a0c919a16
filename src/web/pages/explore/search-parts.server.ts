import { exploreAddress } from '#features/listings/explore-address.ts';
import { LISTING_KINDS } from '#features/listings/listing-kind.ts';
import { NO_FILTERS, type SearchFilters } from '#features/listings/search/filters.ts';
import { keysOf } from '#features/listings/typed-record.ts';
import { fill } from '#platform/language/fill.ts';
import type { Language } from '#platform/language/language.ts';
import { addressIn } from '#platform/language/language-address.ts';
import { areaText } from '#platform/units/area-text.ts';
import type { AreaUnit } from '#platform/units/area-units.ts';
import { formatAsWritten } from '#platform/units/format-number.ts';
import type { UnitMessages } from '#platform/units/messages/english-units.ts';
import { formatPrice, spokenPrice } from '#platform/units/price.ts';
import { type LanguageMessages, MESSAGES } from '#web/messages/messages.server.ts';
import type { Place } from '#web/shell/shell-data.ts';
import { addressOf } from './explore-data.ts';
import {
  type FilterGroup,
  isArea,
  isMoney,
  membersOf,
  type RangeGroup,
  SAID_AREA,
} from './filter-groups.ts';
import { filterGroups } from './filters-of-kind.server.ts';

/** One thing that a search asks for. */
export interface SearchPart {
  /** On its chip: `≤ 45 lakh`. */
  readonly label: string;
  /** As the search box understands it: `Under 45 lakh`. */
  readonly spoken: string;
  /** In running text: `up to 45 lakh`, whose number and unit stay on one line. */
  readonly said: string;
  /** The field of the page that asks for it; undefined without one. */
  readonly field?: string | undefined;
  readonly without: SearchFilters;
  /** Place and kind are what is looked for; Clear All keeps them. */
  readonly isSubject?: true;
}

interface Asked {
  readonly filters: SearchFilters;
  readonly place: Place | undefined;
}

export function searchParts(asked: Asked, language: Language): SearchPart[] {
  const { filters, place } = asked;
  const messages = MESSAGES[language];
  const own = filterGroups(filters.propertyType, messages);
  return [
    ...placePart(filters, place),
    ...kindPart(filters, messages),
    ...own.flatMap((group) => groupPart(group, filters, messages)),
    ...groupsOfOtherKinds(filters, messages)
      .flatMap((group) => groupPart(group, filters, messages))
      .map((other) => ({ ...other, field: undefined })),
    ...saidAreaPart(filters, own.find(isArea), messages),
    ...textPart(filters),
  ];
}

/** The address of a part's `without`. */
export function partAddress(
  { without }: SearchPart,
  { place }: Pick<Asked, 'place'>,
  language: Language,
): string {
  return searchAddress(without, without.location === 0 ? undefined : place, language);
}

export function searchAddress(
  filters: SearchFilters,
  place: Place | undefined,
  language: Language,
): string {
  const [pathname = ''] = exploreAddress({ place, type: filters.propertyType }).split('?');
  return addressOf(addressIn(language, pathname), { ...filters, pageNumber: 1 });
}

function placePart(filters: SearchFilters, place: Place | undefined): SearchPart[] {
  if (place === undefined) return [];
  const rest = { ...filters, location: NO_FILTERS.location };
  return [{ ...part(place.name, rest), field: 'loc', isSubject: true }];
}

/** Without its kind, a search keeps what every kind has. */
function kindPart(filters: SearchFilters, messages: LanguageMessages): SearchPart[] {
  const kind = LISTING_KINDS.find(({ id }) => id === filters.propertyType);
  if (kind === undefined) return [];
  const own = filterGroups(kind.id, messages).filter((group) => group.field !== 'price');
  const rest = {
    ...withArea(without(filters, own.flatMap(membersOf)), own.find(isArea), filters),
    propertyType: NO_FILTERS.propertyType,
  };
  return [{ ...part(messages.shared.kinds[kind.block].one, rest), field: 'type', isSubject: true }];
}

function withArea(
  rest: SearchFilters,
  group: (RangeGroup & { readonly areaUnit: AreaUnit }) | undefined,
  filters: SearchFilters,
): SearchFilters {
  if (group === undefined || (filters[group.min] === 0 && filters[group.max] === 0)) return rest;
  const [minArea, maxArea] = [Number(filters[group.min]), Number(filters[group.max])];
  return { ...rest, minArea, maxArea, areaUnit: group.areaUnit };
}

/** What an address may have beside the filters of its kind. */
export function groupsOfOtherKinds(
  { propertyType }: SearchFilters,
  messages: LanguageMessages,
): FilterGroup[] {
  const known = new Set(filterGroups(propertyType, messages).map(({ field }) => field));
  return LISTING_KINDS.flatMap(({ id }) => filterGroups(id, messages)).filter(({ field }) => {
    const isNew = !known.has(field);
    known.add(field);
    return isNew;
  });
}

function groupPart(
  group: FilterGroup,
  filters: SearchFilters,
  messages: LanguageMessages,
): SearchPart[] {
  const rest = without(filters, membersOf(group));
  if (group.kind === 'choice') {
    const code = Number(filters[group.member]);
    const label = group.options[code] ?? `${group.label}: ${code}`;
    return code === 0 ? [] : [{ ...part(label, rest), field: group.member }];
  }
  if (group.kind === 'number') {
    const count = Number(filters[group.member]);
    const label = fill(messages.searches.atLeastOf, { count, of: group.value });
    return count === 0 ? [] : [{ ...part(label, rest), field: group.member }];
  }
  const format = (value: number) => rangeText(value, group, messages.shared.units);
  const bounds = { min: Number(filters[group.min]), max: Number(filters[group.max]) };
  return rangePart(bounds, format, rest, group, messages);
}

function rangeText(value: number, group: RangeGroup, units: UnitMessages): string {
  if (isMoney(group)) return spokenPrice(value, units) || formatPrice(value, units);
  return isArea(group)
    ? areaText({ value, unit: group.areaUnit }, units)
    : `${group.label}: ${formatAsWritten(value, units.priceLocale)} ${group.unit}`;
}

/** Its fields are those of the kind's own area, unless that is asked for, too. */
function saidAreaPart(
  filters: SearchFilters,
  own: RangeGroup | undefined,
  messages: LanguageMessages,
): SearchPart[] {
  const { minArea, maxArea, areaUnit: unit } = filters;
  const isShown = own !== undefined && membersOf(own).every((member) => filters[member] === 0);
  const format = (value: number) => areaText({ value, unit }, messages.shared.units);
  const rest = without(filters, [...SAID_AREA, 'areaUnit', 'squareFeetPerMarla']);
  return rangePart(
    { min: minArea, max: maxArea },
    format,
    rest,
    isShown ? own : undefined,
    messages,
  );
}

function rangePart(
  { min, max }: { readonly min: number; readonly max: number },
  format: (value: number) => string,
  rest: SearchFilters,
  group: RangeGroup | undefined,
  { searches }: LanguageMessages,
): SearchPart[] {
  if (min === 0 && max === 0) return [];
  const { sentence } = searches;
  const [from, to] = [format(min), format(max)];
  const field = min === 0 ? group?.max : group?.min;
  if (min === max) return [{ ...part(from, rest), field }];
  if (min === 0) {
    const amount = { amount: to };
    const said = fill(sentence.upTo, amount);
    return [{ ...part(`≤ ${to}`, rest, fill(searches.under, amount), said), field }];
  }
  if (max === 0) {
    const amount = { amount: from };
    const said = fill(sentence.from, amount);
    return [{ ...part(`≥ ${from}`, rest, fill(searches.above, amount), said), field }];
  }
  const start = startOfRange(from, to);
  const label = start === from ? `${from} – ${to}` : `${start}–${to}`;
  const said = fill(sentence.range, { from: start, to });
  return [{ ...part(label, rest, `${from} – ${to}`, said), field }];
}

/** Of `9 marla` the number alone, if the other end says the same unit. */
function startOfRange(from: string, to: string): string {
  const [, number, unit] = /^([\d.,]+)( \D+)$/.exec(from) ?? [];
  return number !== undefined && to.replace(/^[\d.,]+/, '') === unit ? number : from;
}

function textPart(filters: SearchFilters): SearchPart[] {
  const { text } = filters;
  return text === '' ? [] : [part(`“${text}”`, { ...filters, text: '' }, text)];
}

function part(label: string, rest: SearchFilters, spoken = label, said = spoken): SearchPart {
  return { label, spoken, said: said.replaceAll(/(?<=\d) /g, '\u00a0'), without: rest };
}

function without(filters: SearchFilters, members: readonly (keyof SearchFilters)[]): SearchFilters {
  const isLeftOut = new Set<string>(members);
  const kept = keysOf(filters).filter((member) => !isLeftOut.has(member));
  return { ...NO_FILTERS, ...Object.fromEntries(kept.map((member) => [member, filters[member]])) };
}
