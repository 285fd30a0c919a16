import { data, isRouteErrorResponse, redirect } from 'react-router';
import { placeLabel } from '#features/listings/explore-address.ts';
import { listingAddress, shortListingAddress } from '#features/listings/listing-address.ts';
import { SPECULATION_HEADERS } from '#features/seo/speculation-rules.ts';
import { addressIn, languageOfPath } from '#language/language-address.ts';
import { servicesContext } from '#web/context.server.ts';
import { requestLanguage } from '#web/language/request-language.ts';
import { useLanguage, useLocalAddress } from '#web/language/use-language.ts';
import { ErrorPage } from '#web/shell/error-page.tsx';
import { Carousel } from '#web/ui/carousel.tsx';
import { showFetchError } from '#web/ui/fetch-error-toast.ts';
import { ListingCard } from '#web/ui/listing-card.tsx';
import { Price } from '#web/ui/price.tsx';
import { textLanguage } from '#web/ui/text-language.ts';
import { PageWordsContext } from '#web/words/use-words.ts';
import { WORDS } from '#web/words/words.server.ts';
import type { Route } from './+types/page';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { CallBar, CallPanel } from './call-panel.tsx';
import { Description } from './description.tsx';
import { listingBreadcrumbs } from './listing-breadcrumbs.ts';
import { listingMeta } from './listing-meta.ts';
import { loadListing, loadSimilar } from './load-listing.server.ts';
import { loadOverview } from './load-overview.server.ts';
import { Media } from './media.tsx';
import { MissingListing } from './missing-listing.tsx';
import { Overview } from './overview.tsx';
import { ShareLink } from './share-link.tsx';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const language = requestLanguage(request);
  const listing = await loadListing(services, params.slug, language);
  if (listing === undefined) throw data(null, { status: 404 });
  if (listing.slug !== params.slug)
    throw redirect(
      addressIn(language, listingAddress(listing.slug)) + new URL(request.url).search,
      301,
    );
  return {
    words: WORDS[language].listing,
    listing,
    overview: loadOverview(listing, language),
    similar: await loadSimilar(services, listing, language),
  };
}

/** Shows a toast when the fetch fails in the browser; the error page offers to try again. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    const isExpected =
      error instanceof Response || isRouteErrorResponse(error) || request.signal.aborted;
    if (!isExpected) showFetchError(new URL(request.url).pathname);
    throw error;
  }
}

/** Lets browsers prefetch the similar listing that a visitor is about to open. */
export function headers() {
  return SPECULATION_HEADERS;
}

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { shell, words } = matches[0].loaderData;
  const page = { ...loaderData, words: { ...loaderData.words, kinds: words.kinds } };
  return listingMeta(page, {
    url: shell.siteUrl,
    name: shell.business.name,
    phone: shell.business.phone,
    language: languageOfPath(location.pathname),
  });
}

export default function ListingPage({
  loaderData: { words, listing, overview, similar },
  matches,
}: Route.ComponentProps) {
  const { business, siteUrl } = matches[0].loaderData.shell;
  const { kinds } = matches[0].loaderData.words;
  const language = useLanguage();
  const local = useLocalAddress();
  const { title, neighbourhood, place, price } = listing;
  const url = siteUrl + local(listingAddress(listing.slug));
  return (
    <PageWordsContext value={{ listing: words }}>
      <div className="page-width pt-3 lg:pt-5">
        <Breadcrumbs crumbs={listingBreadcrumbs(listing, { language, home: words.home, kinds })} />
        <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <article className="flex min-w-0 flex-col gap-10">
            <div>
              <Media listing={listing} />
              <h1 className="mt-6 text-2xl sm:text-4xl" {...textLanguage(title, language)}>
                {title}
              </h1>
              <p className="mt-2 text-lg text-muted">
                {neighbourhood !== place.name && (
                  <>
                    <span {...textLanguage(neighbourhood, language)}>{neighbourhood}</span>
                    <span aria-hidden="true"> · </span>
                  </>
                )}
                <span {...textLanguage(place.name, language)}>{placeLabel(place)}</span>
              </p>
              <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
                <p>
                  <Price price={price} size="large" />
                </p>
                <ShareLink title={title} url={siteUrl + local(shareableAddress(listing))} />
              </div>
            </div>
            <Overview rows={overview} />
            <Description text={listing.description} />
            {similar.length > 0 && (
              <div className="print:hidden">
                <Carousel heading={words.similar} layout="rows-of-two" dynamicMarks>
                  {similar.map((card) => (
                    <ListingCard
                      key={card.id}
                      listing={card}
                      sizes="(width >= 80rem) 422px, (width >= 64rem) 30vw, (width >= 40rem) 46vw, 62vw"
                    />
                  ))}
                </Carousel>
              </div>
            )}
          </article>
          <aside className="lg:sticky lg:top-24 lg:self-start">
            <CallPanel listing={listing} business={business} url={url} />
          </aside>
        </div>
        <CallBar listing={listing} business={business} url={url} />
      </div>
    </PageWordsContext>
  );
}

/** Messengers show Gurmukhi in an address as `%E0%A8…`, so such a listing is shared by its id. */
function shareableAddress({ id, slug }: { id: number; slug: string }): string {
  const address = listingAddress(slug);
  return address.includes('%') ? shortListingAddress(id) : address;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <MissingListing />
  ) : (
    <ErrorPage error={error} />
  );
}
