import { type Dispatch, type RefObject, use, useRef, useState } from 'react';
import { followedSearch } from '#features/alerts/followed-search.ts';
import { FirstScreenEnd } from '#platform/ui/first-screen-end.tsx';
import { AlertButton } from '#web/alerts/alert-button.tsx';
import { FilledMessage } from '#web/language/filled-message.tsx';
import { usePageMessages } from '#web/messages/use-messages.ts';
import { useLocation } from '#web/navigation/page-location.ts';
import type { Place } from '#web/shell/shell-data.ts';
import { ContactContext } from './contact-links.tsx';
import { addressOf, clearedFilters } from './explore-data.ts';
import type { ExploreEvent, ExploreState } from './explore-state.ts';
import type { FieldTexts } from './field-texts.ts';
import {
  type DrawerOpener,
  type DrawerState,
  FilterDrawer,
  isDrawerOpen,
} from './filter-drawer.tsx';
import { FilterForm } from './filter-form.tsx';
import { NearList, Results } from './results.tsx';
import { ResultsRow } from './results-row.tsx';
import { SearchChips } from './search-chips.tsx';
import { ShowButton } from './show-button.tsx';
import { useNextSearch } from './use-explore-state.ts';
import { useFilterSearch } from './use-filter-search.ts';

interface ExploreViewProps {
  heading: string;
  places: readonly Place[];
  state: ExploreState;
  dispatch: Dispatch<ExploreEvent>;
  form: RefObject<HTMLFormElement | null>;
  texts: FieldTexts;
}

/** Filters beside results. */
export function ExploreView({ heading, places, state, dispatch, form, texts }: ExploreViewProps) {
  const messages = usePageMessages('explore');
  const { chips, errors, filters, groups, meant, near, notes, totalCount } = state.explore;
  const { pathname } = useLocation();
  const search = followedSearch(filters);
  const page = useRef<HTMLDivElement>(null);
  const opener = useRef<DrawerOpener>(undefined);
  const [drawer, setDrawer] = useState<DrawerState>('closed');
  // A drawer that was opened before hydration has no known opener, and searches at once.
  const collects = () =>
    isDrawerOpen() && opener.current !== undefined && opener.current.field === undefined;
  const submit = useFilterSearch({ page, form, collects }, places, filters, groups, dispatch);
  const isFetching = useNextSearch() !== undefined;

  return (
    <div ref={page}>
      <div className="page-width grid gap-x-8 lg:grid-cols-[280px_minmax(0,1fr)] lg:pt-8">
        <FilterDrawer
          clearAllAddress={addressOf(pathname, clearedFilters(filters))}
          isFetching={isFetching}
          opener={opener}
          state={drawer}
          setState={setDrawer}
        >
          <FilterForm
            form={form}
            filters={filters}
            texts={texts}
            groups={groups}
            action={pathname}
            onSubmit={submit}
            // Wide screens have them in the box, above.
            places={drawer === 'open' ? places : undefined}
          >
            <ShowButton
              form={form}
              filters={filters}
              groups={groups}
              totalCount={totalCount}
              isFetching={isFetching}
            />
          </FilterForm>
        </FilterDrawer>
        <section
          aria-labelledby="results-heading"
          aria-busy={isFetching || state.isLoadingMore}
          className="min-w-0"
        >
          <ResultsRow groups={groups} filters={filters} opener={opener} />
          <h1 id="results-heading" className="pt-3 text-2xl sm:text-3xl lg:flow-root lg:pt-0">
            {heading}
          </h1>
          <p aria-live="polite" className="mt-1 mb-3 text-muted lg:mb-4">
            <FilledMessage
              message={messages.resultsFound}
              values={{ count: <span className="font-semibold text-ink">{totalCount}</span> }}
            />
          </p>
          <FilterErrors errors={errors} />
          <SearchChips chips={chips} meant={meant} notes={notes} opener={opener} />
          <FirstScreenEnd />
          <div className={`transition-opacity ${isFetching ? 'opacity-50 delay-200' : ''}`}>
            <Results key={state.entry} state={state} dispatch={dispatch} />
            {near !== undefined && <NearList near={near} />}
          </div>
          <AlertButton
            subject={{ search, title: heading, address: `/explore-properties?${search}` }}
            label="newOnes"
            whatsApp={use(ContactContext)?.business.whatsApp}
            className="mt-6 w-full"
          />
        </section>
      </div>
    </div>
  );
}

/** Errors in the filters of an address; without scripts the form may ask for such an address. */
function FilterErrors({ errors }: { errors: readonly string[] }) {
  if (errors.length === 0) return null;
  return (
    <div role="alert" className="mt-3 font-semibold text-danger">
      {errors.map((error) => (
        <p key={error}>{error}</p>
      ))}
    </div>
  );
}
