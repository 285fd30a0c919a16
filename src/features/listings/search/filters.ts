import { unitOf } from '#features/listings/field-queries.ts';
import { FILTERS, type FilteredName } from '#features/listings/fields.ts';
import { MAX_TEXT_LENGTH } from '#features/listings/text-search/max-text-length.ts';
import { keysOf, recordOf } from '#features/listings/typed-record.ts';
import {
  AREA_UNITS,
  type AreaUnit,
  MARLA_STANDARDS,
  REVENUE_MARLA,
} from '#platform/units/area-units.ts';
import { oneLine } from '#platform/validation/visible-text.ts';

type StringsOf<Filter> = Extract<Filter[keyof Filter], string>;

export type FilterMember = {
  [Name in FilteredName]: StringsOf<(typeof FILTERS)[Name]>;
}[FilteredName];

type NumberMember =
  | 'location'
  | 'propertyType'
  | 'minBudget'
  | 'maxBudget'
  | FilterMember
  | 'minArea'
  | 'maxArea'
  | 'squareFeetPerMarla'
  | 'sortByIndex'
  | 'pageNumber'
  | 'pageSize';

/** By the members of the API; 0 and '' are "not set". */
export type SearchFilters = Readonly<Record<NumberMember, number>> & {
  /** Of `minArea` and `maxArea`. */
  readonly areaUnit: AreaUnit;
  /** Words that a listing must have. */
  readonly text: string;
};

interface Comparison {
  readonly member: FilterMember;
  readonly field: FilteredName;
  readonly is: '=' | '>=' | '<=';
}

export const COMPARISONS: readonly Comparison[] = keysOf(FILTERS).flatMap((field): Comparison[] => {
  const filter = FILTERS[field];
  if ('is' in filter) return [{ member: filter.is, field, is: '=' }];
  if ('yes' in filter) return [{ member: filter.yes, field, is: '=' }];
  if ('atLeast' in filter) return [{ member: filter.atLeast, field, is: '>=' }];
  return [
    { member: filter.from, field, is: '>=' },
    { member: filter.to, field, is: '<=' },
  ];
});

const MOST_RECENT = 1;
export const PRICE_LOW_TO_HIGH = 2;
export const PRICE_HIGH_TO_LOW = 3;

export const SORTS = [
  { id: MOST_RECENT, key: 'mostRecent' },
  { id: PRICE_LOW_TO_HIGH, key: 'priceLowToHigh' },
  { id: PRICE_HIGH_TO_LOW, key: 'priceHighToLow' },
] as const;

export type SortKey = (typeof SORTS)[number]['key'];

export const NO_FILTERS: SearchFilters = {
  location: 0,
  propertyType: 0,
  minBudget: 0,
  maxBudget: 0,
  ...recordOf(
    COMPARISONS.map(({ member }) => member),
    () => 0,
  ),
  minArea: 0,
  maxArea: 0,
  areaUnit: 'sqft',
  squareFeetPerMarla: REVENUE_MARLA,
  sortByIndex: MOST_RECENT,
  pageNumber: 1,
  pageSize: 10,
  text: '',
};

const WHOLE = /^\d{1,9}$/;
/** Number fields may write `1e9`. */
const AMOUNT = /^\d{1,40}(?:\.\d{1,20})?(?:e\+?\d{1,2})?$/i;
/** Larger than any price or area; larger amounts mean the same. */
export const MAX_AMOUNT = 999_999_999_999_999;

/** One of these texts, and nothing else. */
function oneOf(values: readonly (string | number)[]): RegExp {
  return new RegExp(`^(?:${values.join('|').replaceAll('.', '\\.')})$`);
}

interface AddressMember {
  readonly member: NumberMember | 'areaUnit';
  readonly name: string;
  readonly form: RegExp;
}

/** In the order of canonical links. A page's address has no page size. */
const ADDRESS_MEMBERS: readonly AddressMember[] = [
  { member: 'location', name: 'loc', form: WHOLE },
  { member: 'propertyType', name: 'type', form: WHOLE },
  { member: 'minBudget', name: 'minBudget', form: AMOUNT },
  { member: 'maxBudget', name: 'maxBudget', form: AMOUNT },
  ...COMPARISONS.map(({ member, field }) => ({
    member,
    name: member,
    form: formOf(field),
  })),
  { member: 'minArea', name: 'minArea', form: AMOUNT },
  { member: 'maxArea', name: 'maxArea', form: AMOUNT },
  { member: 'areaUnit', name: 'areaUnit', form: oneOf(AREA_UNITS) },
  { member: 'squareFeetPerMarla', name: 'squareFeetPerMarla', form: oneOf(MARLA_STANDARDS) },
  { member: 'sortByIndex', name: 'sortByIndex', form: /^[123]$/ },
  { member: 'pageNumber', name: 'pageNumber', form: WHOLE },
];

function formOf(field: FilteredName): RegExp {
  if ('yes' in FILTERS[field]) return oneOf([1]);
  return unitOf(field) === undefined ? WHOLE : AMOUNT;
}

/** The name of `text` in an address. */
const TEXT_NAME = 'q';

/** Marks an address whose text was cut before a part of it was understood. */
const CUT_NAME = 'cut';
const UNUSED_NAME = 'unused';
const MAX_UNUSED = 10;

const ADDRESS_NAMES = new Set([
  TEXT_NAME,
  CUT_NAME,
  UNUSED_NAME,
  ...ADDRESS_MEMBERS.map(({ name }) => name),
]);

export const AMOUNT_RANGES = [
  ['minBudget', 'maxBudget'],
  ['minArea', 'maxArea'],
  ['minTotalArea', 'maxTotalArea'],
  ['minTotalLandArea', 'maxTotalLandArea'],
] as const;

export function isFilterName(name: string): boolean {
  return ADDRESS_NAMES.has(name);
}

export function parseFilters(query: URLSearchParams): SearchFilters {
  const filters = { ...NO_FILTERS, text: textOf(query.get(TEXT_NAME) ?? '') };
  for (const { member, name, form } of ADDRESS_MEMBERS) {
    const text = query.get(name)?.trim() ?? '';
    if (!form.test(text)) continue;
    if (member === 'areaUnit')
      filters.areaUnit = AREA_UNITS.find((unit) => unit === text) ?? NO_FILTERS.areaUnit;
    else filters[member] = Math.min(Number(text), MAX_AMOUNT) || NO_FILTERS[member];
  }
  return filters;
}

/** The parts of a typed text that were not searched. */
export function unusedIn(query: URLSearchParams): string[] {
  return query
    .getAll(UNUSED_NAME)
    .map(textOf)
    .filter((part) => part !== '')
    .slice(0, MAX_UNUSED);
}

export function addUnused(query: URLSearchParams, unused: readonly string[]): URLSearchParams {
  for (const part of unused.slice(0, MAX_UNUSED)) query.append(UNUSED_NAME, part);
  return query;
}

/** On one line, and cut after a word where it is too long: an address is never refused. */
function textOf(typed: string): string {
  const line = oneLine(typed);
  const letters = [...line];
  const kept = letters.slice(0, MAX_TEXT_LENGTH).join('');
  const isWithinWord = /^\S/.test(letters[MAX_TEXT_LENGTH] ?? ' ');
  return (isWithinWord ? kept.replace(/\s\S*$/, '') : kept).trim();
}

/** Whether a search may be of less than was typed. */
export function isTextCut(query: URLSearchParams): boolean {
  const letters = [...oneLine(query.get(TEXT_NAME) ?? '')];
  return query.has(CUT_NAME) || letters.length >= MAX_TEXT_LENGTH;
}

/** `query` also says so where its own text is short. */
export function markTextCut(query: URLSearchParams): URLSearchParams {
  if (!isTextCut(query)) query.set(CUT_NAME, '1');
  return query;
}

/** The query string of a page: only filters that are set, in a fixed order. */
export function formatFilters(filters: SearchFilters): URLSearchParams {
  const query = new URLSearchParams();
  if (filters.text !== '') query.set(TEXT_NAME, filters.text);
  for (const { member, name } of ADDRESS_MEMBERS) {
    if (filters[member] !== NO_FILTERS[member]) query.set(name, String(filters[member]));
  }
  return query;
}

/** The query of the same search in the fixed order; undefined when a value is unusual or an error. */
export function canonicalQuery(query: URLSearchParams): URLSearchParams | undefined {
  const filters = parseFilters(query);
  const isUsual = ADDRESS_MEMBERS.every(({ member, name }) => {
    const text = query.get(name);
    const value = filters[member];
    return text === null || ((text === value || Number(text) === value) && value !== 0);
  });
  if (!isUsual || (query.get(TEXT_NAME) ?? '') !== filters.text) return undefined;
  const canonical = addUnused(formatFilters(filters), unusedIn(query));
  return query.has(CUT_NAME) ? markTextCut(canonical) : canonical;
}

/** As `canonicalQuery`, for pages that show only the chosen place and kind. */
export function canonicalPlaceAndKind(query: URLSearchParams): URLSearchParams | undefined {
  const chosen = [...query].filter(([name]) => name === 'loc' || name === 'type');
  return canonicalQuery(new URLSearchParams(chosen));
}
