import { useEffect } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { writesSoFar } from '#back-office/save/writes.ts';
import type { FetchedList } from './fetch-list.ts';

/** Fetches a list again that is older than a write: a move within the page, e.g. a search, may have broken off the fetch that the write began. */
export function useFreshList(list: FetchedList<unknown>): void {
  const { key } = useLocation();
  const { revalidate, state } = useRevalidator();
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at after each move
  useEffect(() => {
    if (state === 'idle' && list.writes < writesSoFar()) void revalidate();
  }, [key, list]);
}
