import { readListView } from '#back-office/list/list-view.ts';
import { callApi } from '#back-office/save/call-api.ts';
import { hasMembers, isListOf, isNumber, shapeOf } from '#validation/shape.ts';
import { listParameters, SORTABLE } from './fetch-page.ts';
import { savedViews } from './filters/view-store.ts';
import { VIEWS } from './views.ts';

/** How many listings a view has, by the query of its address. */
export type ViewCounts = ReadonlyMap<string, number>;

/** What the API counts in one request. */
const MOST = 50;

const COUNTS = shapeOf(hasMembers<{ counts: readonly number[] }>({ counts: isListOf(isNumber) }));

/** The list is complete without the numbers. */
export async function fetchViewCounts(): Promise<ViewCounts> {
  const queries = [
    ...VIEWS.map(({ name }) => (name === '' ? '' : `view=${name}`)),
    ...savedViews().map(({ query }) => query),
  ].slice(0, MOST);
  const asked = queries.map((text) => {
    const query = new URLSearchParams(text);
    return ['of', String(listParameters(readListView(query, SORTABLE), query))];
  });
  const answer = await callApi(COUNTS, `/api/Property/counts?${new URLSearchParams(asked)}`);
  const counts = answer.ok ? answer.data.counts : [];
  return new Map(counts.map((count, index) => [queries[index] ?? '', count]));
}
