import { exploreAddress } from '#features/listings/explore-address.ts';
import { LISTING_KINDS } from '#features/listings/listing-kind.ts';
import { NO_FILTERS, type SearchFilters } from '#features/listings/search/filters.ts';
import { keysOf } from '#features/listings/typed-record.ts';
import { fill } from '#language/fill.ts';
import type { Language } from '#language/language.ts';
import { addressIn } from '#language/language-address.ts';
import { areaText } from '#units/area-text.ts';
import type { AreaUnit } from '#units/area-units.ts';
import { formatPrice, spokenPrice } from '#units/price.ts';
import type { UnitWords } from '#units/words/english-units.ts';
import type { Place } from '#web/shell/shell-data.ts';
import { type LanguageWords, WORDS } from '#web/words/words.server.ts';
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
  /** In a sentence: `Under 45 lakh`. */
  readonly spoken: string;
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
  const words = WORDS[language];
  return [
    ...placePart(filters, place),
    ...kindPart(filters, words),
    ...[
      ...filterGroups(filters.propertyType, words),
      ...groupsOfOtherKinds(filters, words),
    ].flatMap((group) => groupPart(group, filters, words)),
    ...saidAreaPart(filters, words),
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
  return [{ ...part(place.name, rest), isSubject: true }];
}

/** Without its kind, a search keeps what every kind has. */
function kindPart(filters: SearchFilters, words: LanguageWords): SearchPart[] {
  const kind = LISTING_KINDS.find(({ id }) => id === filters.propertyType);
  if (kind === undefined) return [];
  const own = filterGroups(kind.id, words).filter((group) => group.field !== 'price');
  const rest = {
    ...withArea(without(filters, own.flatMap(membersOf)), own.find(isArea), filters),
    propertyType: NO_FILTERS.propertyType,
  };
  return [{ ...part(words.shared.kinds[kind.block].one, rest), isSubject: true }];
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
  words: LanguageWords,
): FilterGroup[] {
  const known = new Set(filterGroups(propertyType, words).map(({ field }) => field));
  return LISTING_KINDS.flatMap(({ id }) => filterGroups(id, words)).filter(({ field }) => {
    const isNew = !known.has(field);
    known.add(field);
    return isNew;
  });
}

function groupPart(group: FilterGroup, filters: SearchFilters, words: LanguageWords): SearchPart[] {
  const rest = without(filters, membersOf(group));
  if (group.kind === 'choice') {
    const code = Number(filters[group.member]);
    return code === 0 ? [] : [part(group.options[code] ?? `${group.label}: ${code}`, rest)];
  }
  if (group.kind === 'number') {
    const count = Number(filters[group.member]);
    const label = fill(words.searches.atLeastOf, { count, of: group.value });
    return count === 0 ? [] : [part(label, rest)];
  }
  const format = (value: number) => rangeText(value, group, words.shared.units);
  return rangePart(Number(filters[group.min]), Number(filters[group.max]), format, rest, words);
}

function rangeText(value: number, group: RangeGroup, units: UnitWords): string {
  if (isMoney(group)) return spokenPrice(value, units) || formatPrice(value, units);
  return isArea(group)
    ? areaText({ value, unit: group.areaUnit }, units)
    : `${group.label}: ${value} ${group.unit}`;
}

function saidAreaPart(filters: SearchFilters, words: LanguageWords): SearchPart[] {
  const { minArea, maxArea, areaUnit: unit } = filters;
  const format = (value: number) => areaText({ value, unit }, words.shared.units);
  const rest = without(filters, [...SAID_AREA, 'areaUnit', 'squareFeetPerMarla']);
  return rangePart(minArea, maxArea, format, rest, words);
}

function rangePart(
  min: number,
  max: number,
  format: (value: number) => string,
  rest: SearchFilters,
  { searches }: LanguageWords,
): SearchPart[] {
  if (min === 0 && max === 0) return [];
  if (min === max) return [part(format(min), rest)];
  if (min === 0)
    return [part(`≤ ${format(max)}`, rest, fill(searches.under, { amount: format(max) }))];
  if (max === 0)
    return [part(`≥ ${format(min)}`, rest, fill(searches.above, { amount: format(min) }))];
  return [part(`${format(min)} – ${format(max)}`, rest)];
}

function textPart(filters: SearchFilters): SearchPart[] {
  const { text } = filters;
  return text === '' ? [] : [part(`“${text}”`, { ...filters, text: '' }, text)];
}

function part(label: string, rest: SearchFilters, spoken = label): SearchPart {
  return { label, spoken, without: rest };
}

function without(filters: SearchFilters, members: readonly (keyof SearchFilters)[]): SearchFilters {
  const isLeftOut = new Set<string>(members);
  const kept = keysOf(filters).filter((member) => !isLeftOut.has(member));
  return { ...NO_FILTERS, ...Object.fromEntries(kept.map((member) => [member, filters[member]])) };
}
