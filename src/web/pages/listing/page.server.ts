import { listingAddress, shortListingAddress } from '#features/listings/listing-address.ts';
import type { PublicServices } from '#features/listings/public-listings.server.ts';
import { readAgency } from '#features/settings/agency.server.ts';
import type { Language } from '#platform/language/language.ts';
import { addressIn } from '#platform/language/language-address.ts';
import { MESSAGES } from '#web/messages/messages.server.ts';
import type { PageRequest } from '#web/page-request.server.ts';
import { loadAgencyFacts } from '#web/pages/about/agency-facts.server.ts';
import { loadFactsLine } from '#web/pages/facts-lines.server.ts';
import type { PageAnswer } from '#web/pages/page-answer.server.ts';
import { redirect } from '#web/pages/redirect.server.ts';
import { renderedAddress } from '#web/shell/rendered-search.server.ts';
import { listingBreadcrumbs, listingMeta } from './listing-meta.server.ts';
import { keyFacts, loadGround, loadOverview } from './load-facts.server.ts';
import { loadFormer, loadLife, loadListing, loadSimilar } from './load-listing.server.ts';
import { messageTexts } from './share-texts.server.ts';

export async function load({
  language,
  services,
  slug,
  url,
}: PageRequest): Promise<PageAnswer | Response> {
  const listing = await loadListing(services, slug, language);
  if (listing === undefined) return missing(services, slug, language);
  if (listing.slug !== slug)
    return redirect(addressIn(language, listingAddress(listing.slug)) + url.search, 301);
  const { listing: messages, listingMeta: told, shared } = MESSAGES[language];
  const line = await loadFactsLine(services.db, listing, language);
  const overview = loadOverview(listing, language);
  const ground = loadGround(listing, overview, messages);
  const crumbs = listingBreadcrumbs(listing, {
    language,
    home: messages.home,
    kinds: shared.kinds,
  });
  const { siteUrl } = services;
  const { businessName: name, businessPhone: phone } = await readAgency(services);
  return {
    view: 'listing',
    data: {
      messages,
      listing,
      line,
      crumbs: crumbs.slice(0, -1),
      overview,
      keyFacts: keyFacts(listing, overview),
      ground,
      contact: {
        ...messageTexts(listing, line, { ...shared, ...told }),
        url: siteUrl + addressIn(language, shortListingAddress(listing.id)),
      },
      agency: await loadAgencyFacts(services, language),
      life: await loadLife(services.db, listing, language),
      similar: await loadSimilar(services, listing, language),
    },
    meta: listingMeta(
      { listing, line, overview, ground, crumbs, messages: { ...shared, ...told, language } },
      { url: siteUrl, name, phone, asked: renderedAddress(url) },
    ),
  };
}

/** 410 for what visitors once saw, with what they may look at instead; else 404. */
async function missing(
  services: PublicServices,
  slug: string,
  language: Language,
): Promise<PageAnswer> {
  const former = await loadFormer(services, slug);
  if (former === undefined)
    return { view: 'message', data: { of: 'missingListing' }, meta: [], status: 404 };
  const similar = await loadSimilar(services, former, language);
  const messages = MESSAGES[language].listing;
  return { view: 'goneListing', data: { messages, similar }, meta: [], status: 410 };
}
