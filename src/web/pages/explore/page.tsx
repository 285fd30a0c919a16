import { useMemo, useRef, useState } from 'react';
import { redirect, useFetchers, useLocation, useNavigation } from 'react-router';
import type { ListingCard } from '#features/listings/listing-card.ts';
import { parseFilters } from '#features/listings/search/filters.ts';
import { findListingCards } from '#features/listings/store/listing-cards.server.ts';
import { findCity } from '#features/places/find-places.server.ts';
import { SPECULATION_HEADERS } from '#features/seo/speculation-rules.ts';
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
import { FilterDrawer } from './filter-drawer.tsx';
import { BrokenRules } from './filter-errors.tsx';
import { fieldId } from './filter-fields.tsx';
import { FilterForm } from './filter-form.tsx';
import { type FilterGroup, filterGroups } from './filter-groups.ts';
import { corrected } from './filter-rules.ts';
import { FilterStrip } from './filter-strip.tsx';
import { Results } from './results.tsx';
import { fetchOrKeep, useShownResults } from './shown-results.ts';
import { SortSelect } from './sort-select.tsx';
import { useDrawnFilters } from './use-drawn-filters.ts';
import { useFilterSearch } from './use-filter-search.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const named = [...searchParams].filter(([, value]) => value !== '');
  // A form that no script sends names every field, also those that were left empty.
  if (named.length < searchParams.size)
    throw redirect(withQuery(pathname, new URLSearchParams(named)));
  const { db } = context.get(servicesContext);
  const filters = parseFilters(searchParams);
  const [city, { items, totalCount }] = await Promise.all([
    filters.location === 0 ? undefined : findCity(db, filters.location),
    findListingCards(db, filters),
  ]);
  const place = city && { id: city.id, name: city.name, stateName: city.state.name };
  const explore: ExploreData = { filters, place, cards: items.map(shownOf), totalCount };
  return { explore, failed: false };
}

/** What a result shows; the rest need not travel with the page. */
function shownOf({
  description: _,
  neighbourhood: __,
  videoId: ___,
  posted: ____,
  isPopular: _____,
  ...card
}: ListingCard): ListingCardData {
  return card;
}

/** A fetch that fails tells the visitor and leaves the page as it was. */
export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return fetchOrKeep(request, serverLoader);
}

/** Browsers may fetch the listings that a visitor is about to open. */
export function headers() {
  return SPECULATION_HEADERS;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { business, places, siteUrl } = matches[0].loaderData.shell;
  return exploreMeta(withKnownPlace(loaderData.explore, places), {
    url: siteUrl,
    name: business.name,
  });
}

export default function ExplorePage({ loaderData, matches }: Route.ComponentProps) {
  const { explore, failed } = loaderData;
  const { filters } = explore;
  const drawn = useMemo(() => corrected(filters, filterGroups(filters.propertyType)), [filters]);
  const groups = filterGroups(filters.propertyType);
  const { pathname, search, key } = useLocation();
  const page = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const opener = useRef<HTMLElement>(null);
  const chosen = useRef<FilterGroup>(undefined);
  const runSearch = useFilterSearch(page, form, filters, groups);
  const isTyping = useDrawnFilters(form, drawn, groups, failed);
  const isFetching = useNavigation().location?.pathname === pathname;
  const isLoadingMore = useFetchers().some(({ state }) => state !== 'idle');

  // A fetch that failed changes the address, but not what is shown.
  const entry = `${key} ${pathname}${search}`;
  const [results, setResults] = useState({ explore, entry });
  if (results.explore !== explore) setResults({ explore, entry });

  useShownResults(loaderData);

  const focusChosen = () => {
    if (chosen.current !== undefined) document.getElementById(fieldId(chosen.current))?.focus();
  };

  return (
    <div ref={page}>
      <FilterStrip
        groups={groups}
        filters={filters}
        onChoose={(button, group) => {
          opener.current = button;
          chosen.current = group;
        }}
      />
      <div className="page-width grid gap-x-8 pt-6 lg:grid-cols-[280px_minmax(0,1fr)] lg:pt-10">
        <FilterDrawer
          clearAll={addressOf(pathname, clearedFilters(filters))}
          isFetching={isFetching}
          fetched={explore}
          isTyping={isTyping}
          opener={opener}
          focusWanted={focusChosen}
        >
          <FilterForm
            form={form}
            filters={drawn}
            groups={groups}
            action={pathname}
            onSubmit={runSearch}
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
          <BrokenRules groups={groups} query={search} />
          <div className="mt-3 mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <p aria-live="polite" className="text-muted">
              {!explore.isLost && (
                <>
                  Results Found:{' '}
                  <span className="font-semibold text-ink">{explore.totalCount}</span>
                </>
              )}
            </p>
            <SortSelect sort={filters.sortByIndex} />
          </div>
          <div className={`transition-opacity ${isFetching ? 'opacity-50 delay-200' : ''}`}>
            <Results key={results.entry} {...results} />
          </div>
        </section>
      </div>
    </div>
  );
}
