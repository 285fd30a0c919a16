import { z } from 'zod';
import { type ListView, pageCount, ROWS_PER_PAGE } from '#back-office/list/list-view.ts';
import { callApi } from '#back-office/save/call-api.ts';
import { Enquiry } from '#features/enquiries/enquiry.ts';
import { currentView } from './enquiry-views.ts';

interface EnquiryPage {
  readonly page: number;
  readonly rows: readonly Enquiry[];
  readonly total: number;
  readonly failure?: string;
}

const Page = z.object({ items: z.array(Enquiry), totalCount: z.int() });

/** Fetches one page; a page past the last is the last. */
export async function fetchEnquiries(view: ListView, query: URLSearchParams): Promise<EnquiryPage> {
  const asked = new URLSearchParams({
    ...currentView(query).asks,
    search: view.search,
    pageNumber: String(view.page),
    pageSize: String(ROWS_PER_PAGE),
  });
  const answer = await callApi(Page, `/api/Enquiry?${asked}`);
  if (!answer.ok) return { page: view.page, rows: [], total: 0, failure: answer.refusal.message };
  const { items: rows, totalCount: total } = answer.data;
  const last = pageCount(total);
  return view.page > last
    ? fetchEnquiries({ ...view, page: last }, query)
    : { page: view.page, rows, total };
}
