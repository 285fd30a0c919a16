import { LISTED, listParameters } from '#back-office/pages/listings/fetch-page.ts';
import { callApi } from '#back-office/save/call-api.ts';
import type { WeekTotals, WeekViews } from '#features/analytics/week-views.ts';
import type { Buyer } from '#features/buyers/buyer.ts';
import { ENQUIRIES } from '#features/enquiries/office/fetch-enquiries.ts';
import {
  hasMembers,
  isListOf,
  isNumber,
  isText,
  listOf,
  type Shape,
  shapeOf,
} from '#platform/validation/shape.ts';

const OLDEST = { page: 1, search: '', sort: 'checkedAt', descending: false };
const confirming = listParameters(OLDEST, new URLSearchParams({ view: 'confirm' }));

/** Asked together, and before the scripts of the page have come. */
export const PLAN_REQUESTS = {
  asked: '/api/Enquiry?status=new&pageSize=6',
  due: '/api/Enquiry?due=true&pageSize=20',
  visits: '/api/Enquiry?status=visit&pageSize=50',
  toConfirm: `/api/Property?${confirming}&pageNumber=1&pageSize=10`,
  plan: '/api/Today/plan',
  untold: '/api/Today/untold',
  week: '/api/PageView/week',
} as const;

/** A section stands without the others, and says itself what failed. */
export type Loaded<Data> =
  | { readonly data: Data; readonly total: number; readonly failure?: undefined }
  | { readonly data?: undefined; readonly failure: string };

/** What a new agency has done. */
export interface Steps {
  readonly country: boolean;
  readonly state: boolean;
  readonly city: boolean;
  readonly listing: boolean;
  readonly photo: boolean;
  readonly phone: boolean;
}

export interface Unfinished {
  readonly id: number;
  readonly title: string;
  readonly kind: string;
  readonly city: string;
  readonly isDraft: boolean;
  readonly hasPhoto: boolean;
}

interface UntoldListing {
  readonly id: number;
  readonly title: string;
  readonly nearly: string | null;
}

export interface Untold {
  readonly buyer: Buyer;
  readonly listings: readonly UntoldListing[];
}

const PLAN = shapeOf(
  hasMembers<{ unfinished: readonly Unfinished[]; unfinishedCount: number; steps: Steps }>({
    unfinished: isListOf(hasMembers<Unfinished>({ id: isNumber, title: isText, kind: isText })),
    unfinishedCount: isNumber,
    steps: hasMembers<Steps>({}),
  }),
);

const UNTOLD = shapeOf(
  hasMembers<{ items: readonly Untold[]; totalCount: number }>({
    totalCount: isNumber,
    items: isListOf(
      hasMembers<Untold>({
        buyer: hasMembers<Buyer>({ id: isNumber, name: isText, phone: isText }),
        listings: isListOf(hasMembers<UntoldListing>({ id: isNumber, title: isText })),
      }),
    ),
  }),
);

const isTotals = hasMembers<WeekTotals>({ views: isNumber, taps: isNumber, enquiries: isNumber });
const WEEK = shapeOf(
  hasMembers<WeekViews>({
    days: isListOf(hasMembers({ day: isText, views: isNumber })),
    listings: isListOf(hasMembers({ id: isNumber, title: isText, views: isNumber })),
    week: isTotals,
    weekBefore: isTotals,
  }),
);

export async function fetchPlan() {
  const [asked, due, visits, toConfirm, plan, untold, week] = await Promise.all([
    load(ENQUIRIES, PLAN_REQUESTS.asked),
    load(ENQUIRIES, PLAN_REQUESTS.due),
    load(ENQUIRIES, PLAN_REQUESTS.visits),
    load(listOf(LISTED), PLAN_REQUESTS.toConfirm),
    load(PLAN, PLAN_REQUESTS.plan),
    load(UNTOLD, PLAN_REQUESTS.untold),
    load(WEEK, PLAN_REQUESTS.week),
  ]);
  return { asked, due, visits, toConfirm, plan, untold, week };
}

export type Plan = Awaited<ReturnType<typeof fetchPlan>>;

async function load<Data>(shape: Shape<Data>, address: string): Promise<Loaded<Data>> {
  const answer = await callApi(shape, address);
  if (!answer.ok) return { failure: answer.refusal.message };
  return { data: answer.data, total: Number(answer.headers.get('X-Total-Count')) };
}
