import { type ListView, pageCount } from '#back-office/list/list-view.ts';
import { callApi } from '#back-office/save/call-api.ts';
import type { Listing } from '#features/listings/listing.ts';
import { hasMembers, isNumber, isText, listOf, shapeOf } from '#platform/validation/shape.ts';
import { askedFilters } from './filters/list-filters.ts';
import { currentView } from './views.ts';

export const SORTABLE = [
  'id',
  'title',
  'propertyType',
  'propertyNumber',
  'posted',
  'price',
  'checkedAt',
] as const;

/** A screen of a desktop shows about a dozen. */
export const LISTINGS_PER_PAGE = 25;

/** The API's parameter for each place filter in the page's address. */
export const PLACE_FILTERS = { country: 'countryId', state: 'stateId', city: 'cityID' } as const;

interface ListingPage {
  readonly page: number;
  readonly rows: readonly Listing[];
  readonly total: number;
  readonly failure?: string;
}

/** What the API is asked for to show a list, on whatever page. */
export function listParameters(view: ListView, query: URLSearchParams): URLSearchParams {
  const asked = new URLSearchParams({
    sort: view.sort,
    direction: view.descending ? 'desc' : 'asc',
  });
  if (view.search !== '') asked.set('search', view.search);
  for (const [name, parameter] of Object.entries(PLACE_FILTERS)) {
    const id = query.get(name);
    if (id !== null && /^\d{1,9}$/.test(id)) asked.set(parameter, id);
  }
  const asks = { ...askedFilters(query), ...currentView(query).asks };
  for (const [name, value] of Object.entries(asks)) asked.set(name, value);
  return asked;
}

/** The address of one page in the API. */
export function pageRequest(view: ListView, query: URLSearchParams): string {
  const asked = listParameters(view, query);
  asked.set('pageNumber', String(view.page));
  asked.set('pageSize', String(LISTINGS_PER_PAGE));
  return `/api/Property?${asked}`;
}

/** Fetches one page of listings; a page past the last is the last. */
export async function fetchPage(view: ListView, query: URLSearchParams): Promise<ListingPage> {
  const answer = await callApi(listOf(LISTED), pageRequest(view, query));
  if (!answer.ok) {
    console.error('unable to fetch Properties', answer.refusal);
    return { page: view.page, rows: [], total: 0, failure: answer.refusal.message };
  }
  const total = Number(answer.headers.get('X-Total-Count'));
  const last = pageCount(total, LISTINGS_PER_PAGE);
  return view.page > last
    ? fetchPage({ ...view, page: last }, query)
    : { page: view.page, rows: answer.data, total };
}

/** A listing with what its row shows. The form reads all of it with the schema. */
export const LISTED = shapeOf(
  hasMembers<Listing>({
    id: isNumber,
    title: isText,
    price: isNumber,
    posted: isText,
    propertyType: isNumber,
    propertyTypeText: isText,
    status: isNumber,
    city: hasMembers<Listing['city']>({ name: isText }),
  }),
);
