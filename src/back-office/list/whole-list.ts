import { useEffect } from 'react';
import { type ShouldRevalidateFunctionArgs, useLocation, useRevalidator } from 'react-router';
import { callApi } from '#back-office/save/call-api.ts';
import { writeCount } from '#back-office/save/write-count.ts';
import { listOf, type Shape } from '#validation/shape.ts';

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
