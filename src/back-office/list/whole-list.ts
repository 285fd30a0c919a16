import { useEffect } from 'react';
import { type ShouldRevalidateFunctionArgs, useLocation, useRevalidator } from 'react-router';
import { callApi, writeCount } from '#back-office/save/call-api.ts';
import { listOf, type Shape } from '#platform/validation/shape.ts';
import { type ListView, pageCount, ROWS_PER_PAGE } from './list-view.ts';

export interface WholeList<Row> {
  readonly rows: readonly Row[];
  readonly failure?: string;
  /** `writeCount()` when the fetch began. */
  readonly writes: number;
}

/** Fetches a list; `what` names it in the browser's console. */
export async function fetchWholeList<Row>(
  row: Shape<Row>,
  path: string,
  what: string,
): Promise<WholeList<Row>> {
  const writes = writeCount();
  const answer = await callApi(listOf(row), path);
  if (answer.ok) return { rows: answer.data, writes };
  console.error(`unable to fetch ${what}`, answer.refusal);
  return { rows: [], failure: answer.refusal.message, writes };
}

/** For `shouldRevalidate`: the browser searches, sorts and pages the rows it has. */
export function revalidateUnlessSearch({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate;
}

/**
 * Refetches a list that is older than a write of this tab. A search that starts while the router
 * revalidates cancels the revalidation, and `revalidateUnlessSearch` does not repeat it.
 */
export function useRefetchAfterWrite(list: WholeList<unknown>): void {
  const { key } = useLocation();
  const { revalidate, state } = useRevalidator();
  // biome-ignore lint/correctness/useExhaustiveDependencies: checked after each navigation
  useEffect(() => {
    if (state === 'idle' && list.writes < writeCount()) void revalidate();
  }, [key, list]);
}

export interface TextColumn<Row> {
  readonly key: string;
  readonly heading: string;
  readonly cell: (row: Row) => string | number;
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Searches, sorts and pages a whole list. A page past the last is the last. */
export function rowsInView<Row>(
  all: readonly Row[],
  view: ListView,
  columns: readonly TextColumn<Row>[],
) {
  const words = view.search.toLocaleLowerCase('en').split(/\s+/).filter(Boolean);
  const found = all.filter((row) => {
    const text = columns
      .map(({ cell }) => cell(row))
      .join(' ')
      .toLocaleLowerCase('en');
    return words.every((word) => text.includes(word));
  });

  const column = columns.find(({ key }) => key === view.sort);
  const sign = view.descending ? -1 : 1;
  const compare = (one: Row, other: Row) =>
    column ? sign * collator.compare(String(column.cell(one)), String(column.cell(other))) : 0;

  const page = Math.min(view.page, pageCount(found.length));
  const rows = found.toSorted(compare).slice((page - 1) * ROWS_PER_PAGE, page * ROWS_PER_PAGE);
  return { rows, total: found.length, page };
}
