import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { SearchFilters } from '#features/listings/search/filters.ts';
import { fill } from '#platform/language/fill.ts';
import { buttonClass } from '#platform/ui/button.ts';
import { apiFetch } from '#session/api-fetch.ts';
import { useLanguage } from '#web/language/use-language.ts';
import { usePageMessages, useSharedMessages } from '#web/messages/use-messages.ts';
import { addressOf, type ExploreData } from './explore-data.ts';
import { isDrawerOpen } from './filter-drawer.tsx';
import type { FilterGroup } from './filter-groups.ts';
import { queryOf } from './form-fields.ts';
import { foundText } from './found-text.ts';
import { requestedSearch } from './requested-search.ts';

interface ShowButtonProps {
  form: RefObject<HTMLFormElement | null>;
  filters: SearchFilters;
  groups: readonly FilterGroup[];
  totalCount: number;
  isFetching: boolean;
}

/** Stays at the bottom of the drawer: `Show 13 plots`. Without scripts it does not count. */
export function ShowButton({ form, filters, groups, totalCount, isFetching }: ShowButtonProps) {
  const messages = usePageMessages('explore');
  const shared = useSharedMessages();
  const language = useLanguage();
  const counted = useMatchCount(form, groups, { filters, totalCount });
  const [isScripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  const found =
    isScripted && counted !== undefined
      ? foundText(counted, filters.propertyType, messages.found, language)
      : undefined;
  return (
    <div className="drawer-end lg:hidden unscripted:block">
      <button type="submit" className={`${buttonClass('primary')} w-full`}>
        {found === undefined ? messages.showResults : fill(messages.show, { found })}
      </button>
      {/* On wide screens the results show it. */}
      <p
        role="status"
        className={`pointer-events-none inset-x-4 inset-y-3 flex items-center justify-center rounded-card bg-field font-semibold text-on-field lg:hidden ${isFetching ? 'absolute' : 'sr-only'}`}
      >
        {isFetching ? shared.loading : found}
      </p>
    </div>
  );
}

/** Long enough that nobody who types is counted at every letter. */
const PAUSE_MS = 300;

/** How many listings the fields in the drawer ask for; undefined while that is not known. */
function useMatchCount(
  form: RefObject<HTMLFormElement | null>,
  groups: readonly FilterGroup[],
  { filters: shown, totalCount }: Pick<ExploreData, 'filters' | 'totalCount'>,
): number | undefined {
  const [asked, setAsked] = useState<SearchFilters>();
  const [counted, setCounted] = useState<{ of: SearchFilters; count: number }>();

  const onInput = useEffectEvent(() => {
    if (isDrawerOpen()) setAsked(requestedSearch(queryOf(form.current), groups).filters);
  });

  useEffect(() => {
    const element = form.current;
    const listening = new AbortController();
    element?.addEventListener('input', onInput, { signal: listening.signal });
    return () => listening.abort();
  }, [form]);

  const isShown = asked === undefined || addressOf('', asked) === addressOf('', firstPage(shown));

  useEffect(() => {
    if (asked === undefined || isShown) return;
    const counting = new AbortController();
    const timer = setTimeout(async () => {
      const count = await countMatches(asked, counting.signal).catch(() => undefined);
      if (count !== undefined) setCounted({ of: asked, count });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      counting.abort();
    };
  }, [asked, isShown]);

  if (isShown) return totalCount;
  return counted?.of === asked ? counted?.count : undefined;
}

async function countMatches(
  filters: SearchFilters,
  signal: AbortSignal,
): Promise<number | undefined> {
  const answer = await apiFetch('/api/Property/filtered-properties', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...firstPage(filters), pageSize: 1 }),
    signal,
  });
  const { totalCount }: { totalCount?: unknown } = await answer.json();
  return typeof totalCount === 'number' ? totalCount : undefined;
}

function firstPage(filters: SearchFilters): SearchFilters {
  return { ...filters, pageNumber: 1 };
}
