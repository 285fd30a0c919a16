import {
  AMOUNT_RANGES,
  NO_FILTERS,
  type SearchFilters,
} from '#features/listings/search/filters.ts';
import type { Language } from '#platform/language/language.ts';
import { MESSAGES } from '#web/messages/messages.server.ts';
import type { Place } from '#web/shell/shell-data.ts';
import { type SearchPart, searchParts } from './search-parts.server.ts';

interface Asked {
  readonly filters: SearchFilters;
  readonly place: Place | undefined;
}

type SaidPart = Pick<SearchPart, 'said' | 'isSubject'>;

/** A search around the one that was asked, and what its listings have instead. */
export interface WiderSearch extends Asked {
  readonly said: readonly SaidPart[];
}

/** How far beyond an amount, and where; tried in this order. */
const STEPS = [
  { share: 0.1, elsewhere: false },
  { share: 0.25, elsewhere: false },
  { share: 0.5, elsewhere: false },
  { share: 0.1, elsewhere: true },
];

const BUDGET = ['minBudget', 'maxBudget'] as const;
const AREAS = [
  ...AMOUNT_RANGES.flat().filter((member) => !BUDGET.some((own) => own === member)),
  'areaUnit',
  'squareFeetPerMarla',
] as const;
const CHEAPEST_FIRST = 2;

/** A little beyond the amounts that were asked. */
export function aLittleWider(asked: Asked, language: Language): WiderSearch[] {
  const labels = new Set(searchParts(asked, language).map(({ label }) => label));
  return STEPS.filter(({ elsewhere }) => asked.place !== undefined || !elsewhere).flatMap(
    ({ share, elsewhere }) => {
      const inPlace = { ...asked, filters: widened(asked.filters, share) };
      const changed = searchParts(inPlace, language).filter(({ label }) => !labels.has(label));
      if (changed.length === 0) return [];
      return [{ said: changed, ...inPlace }].map((search) =>
        elsewhere ? inOtherTowns(search, language) : search,
      );
    },
  );
}

/** Of any area, at any price, and both: what can be had is still an answer where nothing fits. */
export function muchWider(asked: Asked, language: Language): WiderSearch[] {
  const { filters, place } = asked;
  const hasBudget = BUDGET.some((member) => filters[member] !== 0);
  const hasArea = AMOUNT_RANGES.slice(1).some((range) =>
    range.some((member) => filters[member] !== 0),
  );
  const ofAnyArea = { ...filters, ...unset(AREAS) };
  const atAnyPrice = { ...filters, ...unset(BUDGET) };
  const searches = [
    ...(hasArea ? [ofAnyArea] : []),
    ...(hasBudget ? [atAnyPrice] : []),
    ...(hasArea && hasBudget ? [{ ...ofAnyArea, ...unset(BUDGET) }] : []),
  ].map((wider) => {
    const search = filters.maxBudget > 0 ? { ...wider, sortByIndex: CHEAPEST_FIRST } : wider;
    return { filters: search, place, said: searchParts({ filters: search, place }, language) };
  });
  const elsewhere = searches.map(({ filters: wider }) => {
    const said = searchParts({ filters: wider, place: undefined }, language);
    return inOtherTowns({ filters: wider, place, said }, language);
  });
  return place === undefined ? searches : [...searches, ...elsewhere];
}

function inOtherTowns({ filters, said }: WiderSearch, language: Language): WiderSearch {
  return {
    filters: { ...filters, location: NO_FILTERS.location },
    place: undefined,
    said: [...said, { said: MESSAGES[language].searches.elsewhere }],
  };
}

function unset(members: readonly (keyof SearchFilters)[]): Partial<SearchFilters> {
  return Object.fromEntries(members.map((member) => [member, NO_FILTERS[member]]));
}

/** Of a single amount both bounds, and an upper bound alone; a range with two ends was meant so. */
function widened(filters: SearchFilters, share: number): SearchFilters {
  const bounds = AMOUNT_RANGES.filter(
    ([min, max]) => filters[min] === 0 || filters[min] === filters[max],
  ).flatMap(([min, max]) => [
    [min, rounded(filters[min] * (1 - share), Math.floor)],
    [max, rounded(filters[max] * (1 + share), Math.ceil)],
  ]);
  return { ...filters, ...Object.fromEntries(bounds), pageNumber: 1 };
}

/** To two digits. */
function rounded(value: number, round: (value: number) => number): number {
  if (value === 0) return 0;
  const step = 10 ** (Math.floor(Math.log10(value)) - 1);
  return Number((round(Number((value / step).toPrecision(6))) * step).toPrecision(2));
}
