import { readListView } from '#back-office/list/list-view.ts';
import { callApi } from '#back-office/save/call-api.ts';
import { hasMembers, isListOf, isNumber, shapeOf } from '#platform/validation/shape.ts';
import { listParameters, SORTABLE } from './fetch-page.ts';
import { savedViews } from './filters/view-store.ts';
import { queryOfView, VIEWS } from './views.ts';

/** How many listings a view has, by the query of its address. */
export type ViewCounts = ReadonlyMap<string, number>;

/** What the API counts in one request. */
const MOST = 50;

const COUNTS = shapeOf(hasMembers<{ counts: readonly number[] }>({ counts: isListOf(isNumber) }));

/** What the API is asked for to count the views that everybody has. */
export function countsRequest(query: URLSearchParams): string {
  return requestFor(builtIn(query));
}

/** Of those that the query searches for; the list is complete without the numbers. */
export async function fetchViewCounts(query: URLSearchParams): Promise<ViewCounts> {
  const kept = savedViews().map(({ query }) => query);
  const counts = await Promise.all([
    fetchCounts(builtIn(query)),
    ...(kept.length > 0 ? [fetchCounts(kept.slice(0, MOST))] : []),
  ]);
  return new Map(counts.flat());
}

function builtIn(query: URLSearchParams): string[] {
  return VIEWS.map(({ name }) => queryOfView(name, query));
}

async function fetchCounts(queries: readonly string[]): Promise<[query: string, count: number][]> {
  const answer = await callApi(COUNTS, requestFor(queries));
  return answer.ok ? answer.data.counts.map((count, index) => [queries[index] ?? '', count]) : [];
}

function requestFor(queries: readonly string[]): string {
  const asked = queries.map((text) => {
    const query = new URLSearchParams(text);
    return ['of', String(listParameters(readListView(query, SORTABLE), query))];
  });
  return `/api/Property/counts?${new URLSearchParams(asked)}`;
}
