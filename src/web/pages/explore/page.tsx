import { useMemo, useRef } from 'react';
import { redirect, useFetchers, useLocation, useNavigation } from 'react-router';
import type { ListingCard } from '#features/listings/listing-card.ts';
import { isFilterName, parseFilters } from '#features/listings/search/filters.ts';
import { findListingCards } from '#features/listings/store/listing-cards.server.ts';
import { findPlace } from '#features/places/shown-places.server.ts';
import { SPECULATION_HEADERS } from '#features/seo/speculation-rules.ts';
import { languageOfPath } from '#language/language-address.ts';
import { servicesContext } from '#web/context.server.ts';
import type { ListingCardData } from '#web/ui/listing-card.tsx';
import type { Route } from './+types/page';
import {
  addressOf,
  clearedFilters,
  type ExploreData,
  exploreHeading,
  withKnownPlace,
  withQuery,
} from './explore-data.ts';
import { exploreMeta } from './explore-meta.ts';
import { type DrawerOpener, FilterDrawer } from './filter-drawer.tsx';
import { FilterErrors } from './filter-errors.tsx';
import { FilterForm } from './filter-form.tsx';
import { filterGroups } from './filter-groups.ts';
import { corrected } from './filter-rules.ts';
import { FilterStrip } from './filter-strip.tsx';
import { Results } from './results.tsx';
import { searchFallback } from './search-fallback.ts';
import { SortSelect } from './sort-select.tsx';
import { useAnswerEffects } from './use-answer-effects.ts';
import { useExploreState } from './use-explore-state.ts';
import { useFilterSearch } from './use-filter-search.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const named = [...searchParams].filter(([name, value]) => value !== '' || !isFilterName(name));
  // A form that no script sends names every field, also those that were left empty.
  if (named.length < searchParams.size)
    throw redirect(withQuery(pathname, new URLSearchParams(named)));
  const { db } = context.get(servicesContext);
  const filters = parseFilters(searchParams);
  const [place, { items, totalCount }] = await Promise.all([
    filters.location === 0 ? undefined : findPlace(db, filters.location, 'en'),
    findListingCards(db, filters),
  ]);
  const explore: ExploreData = { filters, place, cards: items.map(toCardData), totalCount };
  return { explore, failed: false };
}

/** What a result shows; the rest need not travel with the page. */
function toCardData({
  description: _,
  neighbourhood: __,
  videoId: ___,
  posted: ____,
  isPopular: _____,
  ...card
}: ListingCard): ListingCardData {
  return card;
}

/** If the fetch fails, the page stays as it is and shows a toast. */
export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return searchFallback.answer(request, serverLoader);
}

/** Lets browsers prefetch the listings that a visitor is about to open. */
export function headers() {
  return SPECULATION_HEADERS;
}

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  const { business, places, siteUrl } = matches[0].loaderData.shell;
  return exploreMeta(withKnownPlace(loaderData.explore, places), {
    url: siteUrl,
    name: business.name,
    language: languageOfPath(location.pathname),
  });
}

export default function ExplorePage({ loaderData, matches }: Route.ComponentProps) {
  const [state, dispatch] = useExploreState(loaderData);
  const { explore } = state;
  const { filters } = explore;
  const { groups, shownFilters } = useMemo(() => {
    const groups = filterGroups(filters.propertyType);
    return { groups, shownFilters: corrected(filters, groups) };
  }, [filters]);
  const { pathname, search } = useLocation();
  const page = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const opener = useRef<DrawerOpener>(undefined);
  const submit = useFilterSearch(page, form, filters, groups);
  useAnswerEffects(form, state, dispatch, shownFilters, groups);
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
            {exploreHeading(withKnownPlace(explore, matches[0].loaderData.shell.places))}
          </h1>
          <FilterErrors groups={groups} query={search} />
          <div className="mt-3 mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <p aria-live="polite" className="text-muted">
              {!explore.isUnavailable && (
                <>
                  Results Found:{' '}
                  <span className="font-semibold text-ink">{explore.totalCount}</span>
                </>
              )}
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
