import { useMemo, useRef } from 'react';
import { redirect } from 'react-router';
import type { ListingCard } from '#features/listings/listing-card.ts';
import { isFilterName, parseFilters } from '#features/listings/search/filters.ts';
import { findListingCards } from '#features/listings/store/listing-cards.server.ts';
import { findPlace } from '#features/places/shown-places.server.ts';
import { SPECULATION_HEADERS } from '#features/seo/speculation-rules.ts';
import { languageOfPath } from '#language/language-address.ts';
import { servicesContext } from '#web/context.server.ts';
import { requestLanguage } from '#web/language/request-language.ts';
import type { ListingCardData } from '#web/ui/listing-card.tsx';
import { PageWordsContext } from '#web/words/use-words.ts';
import { WORDS } from '#web/words/words.server.ts';
import type { Route } from './+types/page';
import { type ExploreAnswer, withQuery } from './explore-data.ts';
import { exploreMeta } from './explore-meta.ts';
import { ExploreView } from './explore-view.tsx';
import { corrected } from './filter-rules.ts';
import { filterGroups } from './filters-of-kind.server.ts';
import { searchFallback } from './search-fallback.ts';
import { searchTexts } from './search-texts.server.ts';
import { UnavailableResults, unavailableHeading } from './unavailable-results.tsx';
import { useAnswerEffects } from './use-answer-effects.ts';
import { useExploreState } from './use-explore-state.ts';

export async function loader({ context, request }: Route.LoaderArgs): Promise<ExploreAnswer> {
  const { pathname, searchParams } = new URL(request.url);
  const named = [...searchParams].filter(([name, value]) => value !== '' || !isFilterName(name));
  // A form that no script sends names every field, also those that were left empty.
  if (named.length < searchParams.size)
    throw redirect(withQuery(pathname, new URLSearchParams(named)));
  const { config, db } = context.get(servicesContext);
  const language = requestLanguage(request);
  const filters = parseFilters(searchParams);
  const [place, { items, totalCount }] = await Promise.all([
    filters.location === 0 ? undefined : findPlace(db, filters.location, language),
    findListingCards(db, filters, language),
  ]);
  const found = { filters, place, totalCount };
  const explore = {
    ...found,
    cards: items.map(toCardData),
    groups: filterGroups(filters.propertyType, WORDS[language]),
    words: {
      page: { explore: WORDS[language].explore },
      search: searchTexts(found, { agency: config.BUSINESS_NAME, language }),
    },
  };
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

export function meta({ loaderData: { explore }, matches, location }: Route.MetaArgs) {
  const { shell, words } = matches[0].loaderData;
  const { siteUrl: url, business, places } = shell;
  if (explore.words === undefined)
    return [{ title: `${unavailableHeading(explore.filters, places, words)} | ${business.name}` }];
  const language = languageOfPath(location.pathname);
  return exploreMeta(explore, explore.words.search, { url, name: business.name, language });
}

export default function ExplorePage({ loaderData, matches }: Route.ComponentProps) {
  const [state, dispatch] = useExploreState(loaderData);
  const { filters, groups, words } = state.explore;
  const form = useRef<HTMLFormElement>(null);
  const shownFilters = useMemo(() => corrected(filters, groups), [filters, groups]);
  // Behind the effects of the state, which return to the results after a failure.
  useAnswerEffects(form, state, dispatch, shownFilters, groups);
  if (words === undefined)
    return <UnavailableResults filters={filters} places={matches[0].loaderData.shell.places} />;
  return (
    <PageWordsContext value={words.page}>
      <ExploreView
        heading={words.search.heading}
        state={state}
        dispatch={dispatch}
        form={form}
        shownFilters={shownFilters}
      />
    </PageWordsContext>
  );
}
