import { useMemo, useRef } from 'react';
import { redirect } from 'react-router';
import {
  isFilterName,
  isTextCut,
  parseFilters,
  unusedIn,
} from '#features/listings/search/filters.ts';
import { findListingCards } from '#features/listings/search/find-matches.server.ts';
import { findPlace } from '#features/places/shown-places.server.ts';
import { readAgency } from '#features/settings/agency.server.ts';
import { servicesContext } from '#web/context.server.ts';
import { requestLanguage } from '#web/language/request-language.ts';
import { MESSAGES } from '#web/messages/messages.server.ts';
import { PageMessagesContext } from '#web/messages/use-messages.ts';
import { renderedAddress } from '#web/shell/rendered-search.server.ts';
import { useChosenAreaUnit } from '#web/ui/chosen-area-unit.ts';
import type { Route } from './+types/page';
import { ContactContext } from './contact-links.tsx';
import { type ExploreAnswer, withQuery } from './explore-data.ts';
import { exploreMeta, searchTexts } from './explore-meta.server.ts';
import { ExploreView } from './explore-view.tsx';
import { correctedTexts, fieldTexts, refusedTexts } from './field-texts.ts';
import { filterErrors } from './filter-errors.server.ts';
import { filterGroups } from './filters-of-kind.server.ts';
import { searchGuide } from './guide.server.ts';
import { nearResults } from './near-results.server.ts';
import { searchFallback } from './search-fallback.ts';
import { toResult } from './to-result.server.ts';
import { typedQuery } from './typed-query.ts';
import { UnavailableResults, unavailableHeading } from './unavailable-results.tsx';
import { useAnswerEffects, useExploreState } from './use-explore-state.ts';

export async function loader({ context, request }: Route.LoaderArgs): Promise<ExploreAnswer> {
  const { pathname, searchParams } = new URL(request.url);
  const asked = typedQuery(
    // A form that no script sends names every field, also those that were left empty.
    new URLSearchParams(
      [...searchParams].filter(([name, value]) => value !== '' || !isFilterName(name)),
    ),
  );
  if (String(asked) !== String(searchParams)) throw redirect(withQuery(pathname, asked));
  const services = context.get(servicesContext);
  const { db } = services;
  const language = requestLanguage(request);
  const filters = parseFilters(searchParams);
  const [agency, place, { items, totalCount }] = await Promise.all([
    readAgency(services),
    filters.location === 0 ? undefined : findPlace(db, filters.location, language),
    findListingCards(db, filters, language),
  ]);
  const found = { filters, place, totalCount };
  const messages = MESSAGES[language];
  const groups = filterGroups(filters.propertyType, messages);
  const refused = refusedTexts(searchParams, filters, groups);
  const { call, whatsApp, interested } = messages.listing;
  const texts = searchTexts(found, { agency: agency.businessName, language });
  const explore = {
    ...found,
    ...(await searchGuide(
      db,
      { ...found, isTextCut: isTextCut(searchParams), unused: unusedIn(searchParams) },
      language,
    )),
    cards: items.map((card) => toResult(card, language)),
    near: await nearResults(db, { ...found, items }, language),
    groups,
    refused,
    errors: filterErrors(filters, refused, messages),
    messages: {
      page: { explore: messages.explore },
      heading: texts.heading,
      meta: exploreMeta(found, texts, {
        url: services.siteUrl,
        name: agency.businessName,
        phone: agency.businessPhone,
        language,
        asked: renderedAddress(request.url),
      }),
      contact: { call, whatsApp, interested },
    },
  };
  return { explore, failed: false };
}

/** If the fetch fails, the page stays as it is and shows a toast. */
export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return searchFallback.answer(request, serverLoader);
}

export function meta({ loaderData: { explore }, matches }: Route.MetaArgs) {
  if (explore.messages !== undefined) return explore.messages.meta;
  const { shell, messages } = matches[0].loaderData;
  const heading = unavailableHeading(explore.filters, shell.places, messages);
  return [{ title: `${heading} | ${shell.business.name}` }];
}

export default function ExplorePage({ loaderData, matches }: Route.ComponentProps) {
  const [state, dispatch] = useExploreState(loaderData);
  const { filters, groups, refused, messages } = state.explore;
  const chosenUnit = useChosenAreaUnit();
  const form = useRef<HTMLFormElement>(null);
  const texts = useMemo(
    () => correctedTexts(fieldTexts(filters, groups, refused, chosenUnit), groups),
    [filters, groups, refused, chosenUnit],
  );
  // Behind the effects of the state, which return to the results after a failure.
  useAnswerEffects(form, state, dispatch, texts, groups);
  const { business, places, siteUrl } = matches[0].loaderData.shell;
  if (messages === undefined) return <UnavailableResults filters={filters} places={places} />;
  return (
    <PageMessagesContext value={messages.page}>
      <ContactContext value={{ business, siteUrl, messages: messages.contact }}>
        <ExploreView
          heading={messages.heading}
          places={places}
          state={state}
          dispatch={dispatch}
          form={form}
          texts={texts}
        />
      </ContactContext>
    </PageMessagesContext>
  );
}
