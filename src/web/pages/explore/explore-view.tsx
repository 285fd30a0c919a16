import { type Dispatch, type RefObject, useRef } from 'react';
import { useFetchers, useLocation, useNavigation } from 'react-router';
import type { SearchFilters } from '#features/listings/search/filters.ts';
import { FilledMessage } from '#web/language/filled-message.tsx';
import { usePageWords } from '#web/words/use-words.ts';
import { addressOf, clearedFilters } from './explore-data.ts';
import type { ExploreEvent, ExploreState } from './explore-state.ts';
import { type DrawerOpener, FilterDrawer } from './filter-drawer.tsx';
import { FilterErrors } from './filter-errors.tsx';
import { FilterForm } from './filter-form.tsx';
import { FilterStrip } from './filter-strip.tsx';
import { Results } from './results.tsx';
import { SortSelect } from './sort-select.tsx';
import { useFilterSearch } from './use-filter-search.ts';

interface ExploreViewProps {
  heading: string;
  state: ExploreState;
  dispatch: Dispatch<ExploreEvent>;
  form: RefObject<HTMLFormElement | null>;
  /** What the fields show. */
  shownFilters: SearchFilters;
}

/** Filters beside results. */
export function ExploreView({ heading, state, dispatch, form, shownFilters }: ExploreViewProps) {
  const words = usePageWords('explore');
  const { filters, groups, totalCount } = state.explore;
  const { pathname, search } = useLocation();
  const page = useRef<HTMLDivElement>(null);
  const opener = useRef<DrawerOpener>(undefined);
  const submit = useFilterSearch(page, form, filters, groups);
  const isFetching = useNavigation().location?.pathname === pathname;
  const isLoadingMore = useFetchers().some((fetcher) => fetcher.state !== 'idle');

  return (
    <div ref={page}>
      <FilterStrip groups={groups} filters={filters} opener={opener} />
      <div className="page-width grid gap-x-8 pt-6 lg:grid-cols-[280px_minmax(0,1fr)] lg:pt-10">
        <FilterDrawer
          clearAllAddress={addressOf(pathname, clearedFilters(filters))}
          isFetching={isFetching}
          opener={opener}
        >
          <FilterForm
            form={form}
            filters={shownFilters}
            groups={groups}
            action={pathname}
            onSubmit={submit}
          />
        </FilterDrawer>
        <section
          aria-labelledby="results-heading"
          aria-busy={isFetching || isLoadingMore}
          className="min-w-0"
        >
          <h1 id="results-heading" className="text-2xl sm:text-3xl">
            {heading}
          </h1>
          <FilterErrors groups={groups} query={search} />
          <div className="mt-3 mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <p aria-live="polite" className="text-muted">
              <FilledMessage
                message={words.resultsFound}
                values={{ count: <span className="font-semibold text-ink">{totalCount}</span> }}
              />
            </p>
            <SortSelect sort={filters.sortByIndex} />
          </div>
          <div className={`transition-opacity ${isFetching ? 'opacity-50 delay-200' : ''}`}>
            <Results key={state.entry} state={state} dispatch={dispatch} />
          </div>
        </section>
      </div>
    </div>
  );
}
