import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { parseFilters } from '#features/listings/search/filters.ts';
import { PUBLIC_TOASTS, showToast } from '#ui/toast-list.ts';
import type { ExploreData } from './explore-data.ts';

/** What an explore page was given; `failed` when it could not be fetched and is what was shown before. */
interface Fetched {
  readonly explore: ExploreData;
  readonly failed: boolean;
}

/** What is on the screen, its address and its place in the history: all stay when something else cannot be fetched. */
let shown:
  | { readonly explore: ExploreData; readonly address: string; readonly index: number | undefined }
  | undefined;

/** The address that is being gone back to, which need not be fetched again. */
let returning: string | undefined;

/** Fetches for an address. A failure tells the visitor and answers what is shown. */
export async function fetchOrKeep(
  request: Request,
  fetched: () => Promise<Fetched>,
): Promise<Fetched> {
  const { pathname, search, searchParams } = new URL(request.url);
  const isReturn = returning === pathname + search;
  returning = undefined;
  if (isReturn && shown !== undefined) return { explore: shown.explore, failed: false };
  try {
    return await fetched();
  } catch (error) {
    if (error instanceof Response || request.signal.aborted) throw error;
    showToast(PUBLIC_TOASTS, {
      tone: 'error',
      title: 'Error',
      message: 'Something went wrong while fetching properties.!',
    });
    const nothing = {
      filters: parseFilters(searchParams),
      place: undefined,
      cards: [],
      totalCount: 0,
      isLost: true,
    };
    return { explore: shown?.explore ?? nothing, failed: true };
  }
}

/** Remembers what is shown; after a failure the address goes back to it. */
export function useShownResults({ explore, failed }: Fetched): void {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const address = pathname + search;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry of the history may have the same address
  useEffect(() => {
    const index = historyIndex();
    if (!failed || shown?.explore !== explore) {
      shown = { explore, address, index };
      return;
    }
    const steps = shown.index === undefined || index === undefined ? 0 : shown.index - index;
    if (steps === 0 && shown.address === address) return;
    returning = shown.address;
    // A step through the history leaves no second entry of one address in it.
    if (steps !== 0) void navigate(steps);
    else void navigate(shown.address, { replace: true, preventScrollReset: true });
  }, [explore, failed, address, key, navigate]);

  useEffect(
    () => () => {
      shown = undefined;
    },
    [],
  );
}

/** How many entries the router has put before this one into the tab's history. */
function historyIndex(): number | undefined {
  const index: unknown = history.state?.idx;
  return typeof index === 'number' ? index : undefined;
}
