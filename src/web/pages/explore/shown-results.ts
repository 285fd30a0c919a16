import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { parsePropertyFilters } from '#features/properties/property-filters.ts';
import { SHELL_TOASTS, showToast } from '#web/ui/toast-list.ts';
import type { ExploreData } from './explore-data.ts';

/** What an explore page was given; `failed` when it could not be fetched and is what was shown before. */
interface Fetched {
  readonly explore: ExploreData;
  readonly failed: boolean;
}

/** What is on the screen, and its address: both stay when something else cannot be fetched. */
let shown: { readonly explore: ExploreData; readonly address: string } | undefined;

/** The address that is being gone back to, which need not be fetched again. */
let returning: string | undefined;

/** Fetches for an address. A failure tells the visitor and answers what is shown. */
export async function fetchOrKeep(request: Request, fetched: () => Promise<Fetched>): Promise<Fetched> {
  const { pathname, search, searchParams } = new URL(request.url);
  const isReturn = returning === pathname + search;
  returning = undefined;
  if (isReturn && shown !== undefined) return { explore: shown.explore, failed: false };
  try {
    return await fetched();
  } catch (error) {
    if (error instanceof Response || request.signal.aborted) throw error;
    showToast(SHELL_TOASTS, { tone: 'error', title: 'Error', message: 'Something went wrong while fetching properties.!' });
    const nothing = { filters: parsePropertyFilters(searchParams), place: undefined, cards: [], totalCount: 0 };
    return { explore: shown?.explore ?? nothing, failed: true };
  }
}

/** Remembers what is shown; after a failure the address goes back to it. */
export function useShownResults({ explore, failed }: Fetched): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const address = pathname + search;

  useEffect(() => {
    if (!failed || shown?.explore !== explore) {
      shown = { explore, address };
    } else if (shown.address !== address) {
      returning = shown.address;
      void navigate(shown.address, { replace: true, preventScrollReset: true });
    }
  }, [explore, failed, address, navigate]);

  useEffect(
    () => () => {
      shown = undefined;
    },
    [],
  );
}
