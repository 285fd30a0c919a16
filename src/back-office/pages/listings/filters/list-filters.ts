import { LISTING_KINDS } from '#features/listings/listing-kind.ts';

/** A filter of the list: its name in the address, and what the API is asked for. */
interface ListFilter {
  readonly name: 'kind' | 'photo' | 'unchecked';
  readonly label: string;
  readonly asks: string;
  readonly values: readonly {
    readonly value: string;
    readonly name: string;
    readonly asked: string;
  }[];
}

const days = (count: number) => ({
  value: String(count),
  name: `Not for ${count} days`,
  asked: String(count),
});

export const LIST_FILTERS: readonly ListFilter[] = [
  {
    name: 'kind',
    label: 'Kind',
    asks: 'propertyType',
    values: LISTING_KINDS.map(({ id, name }) => ({
      value: name.toLowerCase(),
      name,
      asked: String(id),
    })),
  },
  {
    name: 'photo',
    label: 'Photographs',
    asks: 'withoutPhoto',
    values: [{ value: 'none', name: 'Without', asked: 'true' }],
  },
  {
    name: 'unchecked',
    label: 'Checked',
    asks: 'uncheckedForDays',
    values: [7, 14, 30, 60, 90].map(days),
  },
];

const AMOUNTS = ['minBudget', 'maxBudget', 'minArea', 'maxArea'] as const;

/** In the address as in the API: in rupees and square feet. */
export type AmountName = (typeof AMOUNTS)[number];

/** Every parameter of the address that narrows the list, beside its search. */
export const FILTER_NAMES: readonly string[] = [
  ...LIST_FILTERS.map(({ name }) => name),
  ...AMOUNTS,
  'country',
  'state',
  'city',
];

/** The API's parameters for what the address filters by; other values are ignored. */
export function askedFilters(query: URLSearchParams): Record<string, string> {
  const asked: Record<string, string> = {};
  for (const { name, asks, values } of LIST_FILTERS) {
    const chosen = values.find(({ value }) => value === query.get(name));
    if (chosen !== undefined) asked[asks] = chosen.asked;
  }
  for (const name of AMOUNTS) {
    const amount = query.get(name) ?? '';
    if (/^\d{1,15}(?:\.\d{1,10})?$/.test(amount)) asked[name] = amount;
  }
  return asked;
}

/** The address with another value of a filter, from its first page on; '' takes the filter out. */
export function filteredBy(query: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete('page');
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
}
