import { type ListView, pageCount } from '#back-office/list/list-view.ts';
import { callApi } from '#back-office/save/call-api.ts';
import type { Enquiry } from '#features/enquiries/enquiry.ts';
import { hasMembers, isListOf, isNumber, isText, shapeOf } from '#platform/validation/shape.ts';
import { currentView } from './enquiry-views.ts';

export const ENQUIRIES_PER_PAGE = 25;

export interface EnquiryPage {
  readonly items: readonly Enquiry[];
  readonly totalCount: number;
}

export const isEnquiry = hasMembers<Enquiry>({
  id: isNumber,
  name: isText,
  phone: isText,
  message: isText,
  preferredTime: isText,
  createdAt: isText,
});
export const ENQUIRIES = shapeOf(
  hasMembers<EnquiryPage>({ items: isListOf(isEnquiry), totalCount: isNumber }),
);

interface ShownPage {
  readonly page: number;
  readonly rows: readonly Enquiry[];
  readonly total: number;
  readonly failure?: string;
}

export function pageRequest({ search, page }: ListView, query: URLSearchParams): string {
  const asked = new URLSearchParams({
    ...currentView(query).asks(),
    search,
    pageNumber: String(page),
    pageSize: String(ENQUIRIES_PER_PAGE),
  });
  return `/api/Enquiry?${asked}`;
}

/** Fetches one page; a page past the last is the last. */
export async function fetchEnquiries(view: ListView, query: URLSearchParams): Promise<ShownPage> {
  const answer = await callApi(ENQUIRIES, pageRequest(view, query));
  if (!answer.ok) return { page: view.page, rows: [], total: 0, failure: answer.refusal.message };
  const { items: rows, totalCount: total } = answer.data;
  const last = pageCount(total, ENQUIRIES_PER_PAGE);
  return view.page > last
    ? fetchEnquiries({ ...view, page: last }, query)
    : { page: view.page, rows, total };
}
