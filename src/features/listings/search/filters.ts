/** What a visitor may ask for, in the API's member names. 0 is "not set"; the search form, a page's address and the API all speak it. */
export interface SearchFilters {
  /** A city's id. */
  readonly location: number;
  readonly propertyType: number;
  readonly minBudget: number;
  readonly maxBudget: number;
  readonly houseType: number;
  readonly plotType: number;
  readonly landType: number;
  /** At least this many. */
  readonly noOfRooms: number;
  readonly propertyStatus: number;
  /** Square feet, of houses, plots and shops. */
  readonly minTotalArea: number;
  readonly maxTotalArea: number;
  readonly propertyFacing: number;
  readonly irrigationMethod: number;
  /** Acres, of land. */
  readonly minTotalLandArea: number;
  readonly maxTotalLandArea: number;
  readonly sortByIndex: number;
  readonly pageNumber: number;
  readonly pageSize: number;
}

const MOST_RECENT = 1;
export const PRICE_LOW_TO_HIGH = 2;
export const PRICE_HIGH_TO_LOW = 3;

export const SORTS = [
  { id: MOST_RECENT, name: 'Most Recent' },
  { id: PRICE_LOW_TO_HIGH, name: 'Price: Low to High' },
  { id: PRICE_HIGH_TO_LOW, name: 'Price: High to Low' },
] as const;

export const NO_FILTERS: SearchFilters = {
  location: 0,
  propertyType: 0,
  minBudget: 0,
  maxBudget: 0,
  houseType: 0,
  plotType: 0,
  landType: 0,
  noOfRooms: 0,
  propertyStatus: 0,
  minTotalArea: 0,
  maxTotalArea: 0,
  propertyFacing: 0,
  irrigationMethod: 0,
  minTotalLandArea: 0,
  maxTotalLandArea: 0,
  sortByIndex: MOST_RECENT,
  pageNumber: 1,
  pageSize: 10,
};

const WHOLE = /^\d{1,9}$/;
/** Also as a number field may write it: `1e9`. */
const AMOUNT = /^\d{1,40}(?:\.\d{1,20})?(?:e\+?\d{1,2})?$/i;
/** Larger than any price or area; larger amounts mean the same. */
export const MOST_AMOUNT = 999_999_999_999_999;

/** The members of a page's address, in the order they are written, with the form their values have. The page size is fixed there. */
const ADDRESS_MEMBERS = [
  { member: 'location', name: 'loc', form: WHOLE },
  { member: 'propertyType', name: 'type', form: WHOLE },
  { member: 'minBudget', name: 'minBudget', form: AMOUNT },
  { member: 'maxBudget', name: 'maxBudget', form: AMOUNT },
  { member: 'houseType', name: 'houseType', form: WHOLE },
  { member: 'plotType', name: 'plotType', form: WHOLE },
  { member: 'landType', name: 'landType', form: WHOLE },
  { member: 'noOfRooms', name: 'noOfRooms', form: WHOLE },
  { member: 'propertyStatus', name: 'propertyStatus', form: WHOLE },
  { member: 'minTotalArea', name: 'minTotalArea', form: AMOUNT },
  { member: 'maxTotalArea', name: 'maxTotalArea', form: AMOUNT },
  { member: 'propertyFacing', name: 'propertyFacing', form: WHOLE },
  { member: 'irrigationMethod', name: 'irrigationMethod', form: WHOLE },
  { member: 'minTotalLandArea', name: 'minTotalLandArea', form: AMOUNT },
  { member: 'maxTotalLandArea', name: 'maxTotalLandArea', form: AMOUNT },
  { member: 'sortByIndex', name: 'sortByIndex', form: /^[123]$/ },
  { member: 'pageNumber', name: 'pageNumber', form: WHOLE },
] as const satisfies { member: keyof SearchFilters; name: string; form: RegExp }[];

/** Reads a page's address. What makes no sense there is ignored. */
export function parseFilters(query: URLSearchParams): SearchFilters {
  const filters = { ...NO_FILTERS };
  for (const { member, name, form } of ADDRESS_MEMBERS) {
    const text = query.get(name)?.trim() ?? '';
    if (form.test(text))
      filters[member] = Math.min(Number(text), MOST_AMOUNT) || NO_FILTERS[member];
  }
  return filters;
}

/** The query string of a page that shows these filters: what is not set is left out, the order is always the same. */
export function formatFilters(filters: SearchFilters): URLSearchParams {
  const query = new URLSearchParams();
  for (const { member, name } of ADDRESS_MEMBERS) {
    if (filters[member] !== NO_FILTERS[member]) query.set(name, String(filters[member]));
  }
  return query;
}
