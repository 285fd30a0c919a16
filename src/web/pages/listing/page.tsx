import {
  data,
  isRouteErrorResponse,
  redirect,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { listingAddress, shortListingAddress } from '#features/listings/listing-address.ts';
import { SOLD } from '#features/listings/listing-status.ts';
import type { PublicServices } from '#features/listings/public-listings.server.ts';
import { readAgency } from '#features/settings/agency.server.ts';
import type { Language } from '#platform/language/language.ts';
import { addressIn } from '#platform/language/language-address.ts';
import { FirstScreenEnd } from '#platform/ui/first-screen-end.tsx';
import { AlertButton } from '#web/alerts/alert-button.tsx';
import { servicesContext } from '#web/context.server.ts';
import { requestLanguage } from '#web/language/request-language.ts';
import { MESSAGES } from '#web/messages/messages.server.ts';
import { PageMessagesContext } from '#web/messages/use-messages.ts';
import { loadAgencyFacts } from '#web/pages/about/agency-facts.server.ts';
import { loadFactsLine } from '#web/pages/facts-lines.server.ts';
import { useRememberSeen } from '#web/saved/seen-listings.ts';
import { SimilarListings } from '#web/saved/similar-listings.tsx';
import { ErrorPage } from '#web/shell/error-page.tsx';
import { renderedAddress } from '#web/shell/rendered-search.server.ts';
import { AreaUnitChoice } from '#web/ui/area-unit-choice.tsx';
import { AskLinks } from '#web/ui/ask-links.tsx';
import { showFetchError } from '#web/ui/fetch-error-toast.ts';
import type { Route } from './+types/page';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { CallBar } from './call-bar.tsx';
import { AgencyRecord, CallPanel } from './call-panel.tsx';
import { CompareWithSaved } from './compare-with-saved.tsx';
import { Description } from './description.tsx';
import { type Gone, GoneListing, MissingListing } from './gone-listing.tsx';
import { CheckedDay, Headline, SoldNotice } from './headline.tsx';
import { KeyFacts } from './key-facts.tsx';
import { ListingHistory } from './listing-history.tsx';
import { listingBreadcrumbs, listingMeta } from './listing-meta.server.ts';
import { keyFacts, loadGround, loadOverview } from './load-facts.server.ts';
import { loadFormer, loadLife, loadListing, loadSimilar } from './load-listing.server.ts';
import { Media } from './media.tsx';
import { Overview } from './overview.tsx';
import { SaveListing, ShareLink } from './save-and-share.tsx';
import { messageTexts } from './share-texts.server.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const language = requestLanguage(request);
  const listing = await loadListing(services, params.slug, language);
  if (listing === undefined) throw await missing(services, params.slug, language);
  if (listing.slug !== params.slug)
    throw redirect(
      addressIn(language, listingAddress(listing.slug)) + new URL(request.url).search,
      301,
    );
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
    meta: listingMeta(
      { listing, line, overview, ground, crumbs, messages: { ...shared, ...told, language } },
      {
        ...{ url: siteUrl, name, phone },
        asked: renderedAddress(request.url),
      },
    ),
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
  };
}

/** 410 for what visitors once saw, with what they may look at instead; else 404. */
async function missing(services: PublicServices, slug: string, language: Language) {
  const former = await loadFormer(services, slug);
  if (former === undefined) return data(null, { status: 404 });
  const gone: Gone = {
    messages: MESSAGES[language].listing,
    similar: await loadSimilar(services, former, language),
  };
  return data(gone, { status: 410 });
}

/** Shows a toast when the fetch fails in the browser; the error page offers to try again. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    const isExpected =
      error instanceof Response || isRouteErrorResponse(error) || request.signal.aborted;
    if (!isExpected) showFetchError();
    throw error;
  }
}

/** The photo viewer has an entry of its own in the history, at the same address. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname + currentUrl.search !== nextUrl.pathname + nextUrl.search;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function ListingPage({
  loaderData: {
    messages,
    listing,
    line,
    crumbs,
    overview,
    keyFacts,
    ground,
    contact,
    agency,
    life,
    similar,
  },
  matches,
}: Route.ComponentProps) {
  const { business } = matches[0].loaderData.shell;
  useRememberSeen(listing.id);
  const sold = listing.status === SOLD ? life.events.at(-1) : undefined;
  return (
    <PageMessagesContext value={{ listing: messages }}>
      <div className="page-width sm:pt-3 lg:pt-5 print:pt-0">
        <div className="flex items-center justify-between gap-3">
          <Breadcrumbs crumbs={crumbs} />
          <div className="-mr-3 flex shrink-0">
            <SaveListing listing={listing} />
            <ShareLink propertyId={listing.id} {...contact} />
          </div>
        </div>
        <div
          className={`grid sm:mt-2 print:mt-0 print:block grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-10 ${sold === undefined ? 'lg:grid-cols-[minmax(0,1fr)_20rem]' : 'max-w-256'}`}
        >
          <article className="flex min-w-0 flex-col gap-8 sm:gap-10 print:gap-3">
            <div>
              <Media listing={listing} ground={ground} />
              <Headline listing={listing} line={line} area={ground} />
              {sold !== undefined && <SoldNotice {...sold} />}
              <KeyFacts rows={keyFacts} area={ground} />
              {sold === undefined && life.checked !== null && (
                <p className="mt-3 text-sm text-muted">
                  <CheckedDay {...life.checked} />
                </p>
              )}
              {sold === undefined && (
                <AskLinks propertyId={listing.id} className="mt-4">
                  <AlertButton
                    subject={{
                      propertyId: listing.id,
                      title: listing.title,
                      address: listingAddress(listing.slug),
                    }}
                    label="changes"
                    whatsApp={business.whatsApp}
                  />
                </AskLinks>
              )}
              <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
                <CompareWithSaved id={listing.id} />
                <AreaUnitChoice className="ml-auto max-sm:w-full max-sm:justify-between" />
              </div>
            </div>
            <FirstScreenEnd />
            <Overview rows={overview} />
            <Description text={listing.description} />
            <ListingHistory events={life.events} />
            <AgencyRecord name={business.name} record={agency.record} />
            <SimilarListings heading={messages.similar} listings={similar} />
          </article>
          {sold === undefined && (
            <aside className="lg:sticky lg:top-24 lg:self-start">
              <CallPanel
                listing={listing}
                area={ground}
                business={business}
                agency={agency}
                {...contact}
              />
            </aside>
          )}
        </div>
        {sold === undefined && <CallBar listing={listing} business={business} {...contact} />}
      </div>
    </PageMessagesContext>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error)) return <ErrorPage error={error} />;
  if (error.status === 410) {
    const gone: Gone = error.data;
    return <GoneListing {...gone} />;
  }
  return error.status === 404 ? <MissingListing /> : <ErrorPage error={error} />;
}
