import { NO_FILTERS, type SearchFilters } from '#features/listings/search/filters.ts';
import type { AreaUnit } from '#platform/units/area-units.ts';
import { type FilterGroup, isArea, membersOf, SAID_AREA } from './filter-groups.ts';
import { checkGroups } from './filter-rules.ts';
import { UNIT_FIELD } from './typed-query.ts';

/** What the fields of the filter form show, by their names. */
export type FieldTexts = ReadonlyMap<string, string>;

/** Values of an address that were not understood, or break a rule by themselves. */
export type RefusedTexts = Readonly<Record<string, string>>;

/** The texts for the filters of an address; `refused` are shown instead, as they were typed. */
export function fieldTexts(
  filters: SearchFilters,
  groups: readonly FilterGroup[],
  refused: RefusedTexts = {},
  chosenUnit?: AreaUnit,
): FieldTexts {
  const texts = groups.flatMap((group) => groupTexts(group, filters, refused, chosenUnit));
  return new Map([
    ['loc', String(filters.location || '')],
    ['type', String(filters.propertyType || '')],
    ['sortByIndex', String(filters.sortByIndex)],
    ...texts,
  ]);
}

function groupTexts(
  group: FilterGroup,
  filters: SearchFilters,
  refused: RefusedTexts,
  chosenUnit: AreaUnit | undefined,
): [string, string][] {
  const members = membersOf(group);
  // An area of the address is shown as it is said, unless its older members are there too.
  const isSaid = isArea(group) && members.every((member) => filters[member] === 0);
  const texts = members.map((member, index): [string, string] => {
    const shown = (isSaid ? SAID_AREA[index] : undefined) ?? member;
    const text = filters[shown] === NO_FILTERS[shown] ? '' : String(filters[shown]);
    return [member, refused[shown] ?? refused[member] ?? text];
  });
  if (!isArea(group)) return texts;
  const isEmpty = texts.every(([, text]) => text === '');
  const unit = (isEmpty ? chosenUnit : undefined) ?? group.areaUnit;
  return [...texts, [UNIT_FIELD, isSaid ? saidUnit(filters, unit) : unit]];
}

/** With what breaks a rule corrected. */
export function correctedTexts(texts: FieldTexts, groups: readonly FilterGroup[]): FieldTexts {
  const shown = new Map(texts);
  for (const { field, value } of checkGroups(groups, (name) => texts.get(name) ?? ''))
    if (value !== undefined) shown.set(field, value === '0' ? '' : value);
  return shown;
}

/** What an address asks for in the fields of `groups` and the search does not use. */
export function refusedTexts(
  query: URLSearchParams,
  filters: SearchFilters,
  groups: readonly FilterGroup[],
): RefusedTexts {
  const members = groups.flatMap((group) =>
    group.kind === 'choice' ? [] : [...membersOf(group), ...(isArea(group) ? SAID_AREA : [])],
  );
  return Object.fromEntries(
    members
      .map((member) => [member, query.get(member)?.trim() ?? ''] as const)
      .filter(([member, text]) => text !== '' && filters[member] === 0 && Number(text) !== 0),
  );
}

function saidUnit(filters: SearchFilters, own: string): string {
  return filters.minArea === 0 && filters.maxArea === 0 ? own : filters.areaUnit;
}
