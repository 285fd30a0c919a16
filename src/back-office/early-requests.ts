import { pageRequest as enquiriesRequest } from '#features/enquiries/office/fetch-enquiries.ts';
import { readListView } from './list/list-view.ts';
import { pageRequest, SORTABLE } from './pages/listings/fetch-page.ts';
import { countsRequest } from './pages/listings/view-counts.ts';
import { PLAN_REQUESTS } from './pages/today/fetch-plan.ts';

/** What a page will ask the API for first: browsers ask before its scripts run. */
export function earlyRequests(address: string): string[] {
  const { pathname, searchParams } = new URL(address);
  if (pathname === '/today') return ['/api/Today', ...Object.values(PLAN_REQUESTS)];
  if (pathname === '/enquiries')
    return ['/api/Today', enquiriesRequest(readListView(searchParams, []), searchParams)];
  if (pathname !== '/property') return [];
  const view = readListView(searchParams, SORTABLE);
  return [pageRequest(view, searchParams), countsRequest(searchParams)];
}
