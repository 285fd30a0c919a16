import { z } from 'zod';
import { type ListView, pageCount, ROWS_PER_PAGE } from '#back-office/list/list-view.ts';
import { callApi } from '#back-office/save/call-api.ts';
import { Listing } from '#features/listings/listing.ts';

export const SORTABLE = ['id', 'title', 'propertyType', 'propertyNumber'] as const;

/** The API's parameter for each place filter in the page's address. */
export const PLACE_FILTERS = { country: 'countryId', state: 'stateId', city: 'cityID' } as const;

export interface ListingPage {
  readonly page: number;
  readonly rows: readonly Listing[];
  readonly total: number;
  readonly failure?: string;
}

/** Fetches one page of listings; a page past the last is the last. */
export async function fetchPage(view: ListView, query: URLSearchParams): Promise<ListingPage> {
  const asked = new URLSearchParams({
    pageNumber: String(view.page),
    pageSize: String(ROWS_PER_PAGE),
    sort: view.sort,
    direction: view.descending ? 'desc' : 'asc',
  });
  if (view.search !== '') asked.set('search', view.search);
  for (const [name, parameter] of Object.entries(PLACE_FILTERS)) {
    const id = query.get(name);
    if (id !== null && /^\d{1,9}$/.test(id)) asked.set(parameter, id);
  }
  const answer = await callApi(z.array(Listing), `/api/Property?${asked}`);
  if (!answer.ok) {
    console.error('unable to fetch Properties', answer.refusal);
    return { page: view.page, rows: [], total: 0, failure: answer.refusal.message };
  }
  const total = Number(answer.headers.get('X-Total-Count'));
  const last = pageCount(total);
  return view.page > last
    ? fetchPage({ ...view, page: last }, query)
    : { page: view.page, rows: answer.data, total };
}
