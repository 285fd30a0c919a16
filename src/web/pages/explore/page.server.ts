import {
  isFilterName,
  isTextCut,
  parseFilters,
  unusedIn,
} from '#features/listings/search/filters.ts';
import { findListingCards } from '#features/listings/search/find-matches.server.ts';
import { findPlace } from '#features/places/shown-places.server.ts';
import { readAgency } from '#features/settings/agency.server.ts';
import { MESSAGES } from '#web/messages/messages.server.ts';
import type { PageRequest } from '#web/page-request.server.ts';
import type { PageAnswer } from '#web/pages/page-answer.server.ts';
import { redirect } from '#web/pages/redirect.server.ts';
import { renderedAddress } from '#web/shell/rendered-search.server.ts';
import { withQuery } from './explore-data.ts';
import { exploreMeta, searchTexts } from './explore-meta.server.ts';
import { refusedTexts } from './field-texts.ts';
import { filterErrors } from './filter-errors.server.ts';
import { filterGroups } from './filters-of-kind.server.ts';
import { searchGuide } from './guide.server.ts';
import { nearResults } from './near-results.server.ts';
import { toResult } from './to-result.server.ts';
import { typedQuery } from './typed-query.ts';

export async function load({
  language,
  services,
  url,
}: PageRequest): Promise<PageAnswer | Response> {
  const { pathname, searchParams } = url;
  const asked = typedQuery(
    // A form that no script sends names every field, also those that were left empty.
    new URLSearchParams(
      [...searchParams].filter(([name, value]) => value !== '' || !isFilterName(name)),
    ),
  );
  if (String(asked) !== String(searchParams)) return redirect(withQuery(pathname, asked));
  const { db } = services;
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
      contact: { call, whatsApp, interested },
    },
  };
  const meta = exploreMeta(found, texts, {
    url: services.siteUrl,
    name: agency.businessName,
    phone: agency.businessPhone,
    language,
    asked: renderedAddress(url),
  });
  return { view: 'explore', data: { explore }, meta };
}
