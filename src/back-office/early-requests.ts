import { readListView } from './list/list-view.ts';
import { pageRequest, SORTABLE } from './pages/listings/fetch-page.ts';

/** What a page will ask the API for first: browsers ask before its scripts run. */
export function earlyRequests(address: string): string[] {
  const { pathname, searchParams } = new URL(address);
  if (pathname !== '/property') return [];
  return [pageRequest(readListView(searchParams, SORTABLE), searchParams), '/api/Today'];
}
