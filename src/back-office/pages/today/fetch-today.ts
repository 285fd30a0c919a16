import { callApi } from '#back-office/save/call-api.ts';
import { createStore } from '#platform/ui/store.ts';
import { hasMembers, isNumber, shapeOf } from '#platform/validation/shape.ts';
import { apiFetch } from '#session/api-fetch.ts';

export interface Today {
  readonly toConfirm: number;
  readonly drafts: number;
  readonly withoutPhoto: number;
  readonly inTrash: number;
  readonly newEnquiries: number;
  readonly followUpsDue: number;
}

const TODAY = shapeOf(
  hasMembers<Today>({
    toConfirm: isNumber,
    drafts: isNumber,
    withoutPhoto: isNumber,
    inTrash: isNumber,
    newEnquiries: isNumber,
    followUpsDue: isNumber,
  }),
);

/** What any page has learned last; the bars show a number of it. */
export const latestToday = createStore<Today | undefined>(undefined);

/** A page's title with the number of enquiries that nobody has answered, for the tab. */
export function withUnread(title: string, today: Today | undefined): string {
  return today?.newEnquiries ? `(${today.newEnquiries}) ${title}` : title;
}

const OLD_MS = 60_000;
let askedAt = Number.NEGATIVE_INFINITY;

/** The list is complete without the numbers. */
export async function fetchToday(): Promise<Today | undefined> {
  askedAt = Date.now();
  const answer = await callApi(TODAY, '/api/Today');
  if (answer.ok) latestToday.set(answer.data);
  return answer.ok ? answer.data : undefined;
}

/** Asked by nobody: whether the session has ended is found out by what the person does next. */
export async function fetchTodayIfOld(): Promise<void> {
  if (Date.now() - askedAt <= OLD_MS) return;
  askedAt = Date.now();
  const response = await apiFetch('/api/Today').catch(() => undefined);
  if (!response?.ok) return;
  const read = TODAY.safeParse(await response.json().catch(() => undefined));
  if (read.success) latestToday.set(read.data);
}
