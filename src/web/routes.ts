import { canonicalPlaceAndKind, canonicalQuery } from '#features/listings/search/filters.ts';
import { idFromSlug } from '#features/listings/slug.ts';
import type { PageRoute } from '#platform/http/page-route.ts';
import { OTHER_LANGUAGES, type OtherLanguage } from '#platform/language/language.ts';
import { addressIn } from '#platform/language/language-address.ts';
import { idsParameters } from '#web/saved/ids-parameters.ts';
import { LISTED } from '#web/saved/listed.ts';
import { NUMBERED_LISTINGS, numberParameters } from '#web/suggestions/numbered-listing.ts';
import { PHRASE_COUNTS, SEARCH_TERMS } from '#web/suggestions/search-term.ts';

/** In every language. */
const pages: readonly PageRoute[] = [
  { path: '/', file: 'web/pages/start.ts', views: true },
  { path: '/home', file: 'web/pages/home/page.server.ts', views: true, sitemap: true },
  {
    path: '/about',
    file: 'web/pages/about/page.server.ts',
    views: true,
    sitemap: true,
    guesses: { '/about-us': '', '/contact': '#contact', '/contact-us': '#contact' },
  },
  {
    path: '/enquiry',
    file: 'features/enquiries/visitor/page.server.ts',
    views: true,
    form: true,
    parameters: notKept,
  },
  {
    path: '/privacy-policy',
    file: 'web/pages/legal/page.server.ts',
    views: true,
    sitemap: true,
  },
  {
    path: '/terms-and-conditions',
    file: 'web/pages/legal/page.server.ts',
    views: true,
    sitemap: true,
  },
  { path: '/manifest.webmanifest', file: 'web/pages/manifest.ts', views: false },
  {
    path: '/plot-drawing.svg',
    file: 'web/pages/plot-drawing.ts',
    views: false,
    parameters: notKept,
  },
  { path: '/qr-code/:slug', file: 'web/pages/qr-code.ts', views: false, parameters: notKept },
  {
    path: '/explore-properties',
    file: 'web/pages/shortened-address.ts',
    views: false,
  },
  {
    path: '/property-details',
    file: 'web/pages/shortened-address.ts',
    views: false,
  },
  {
    path: '/explore-properties/search',
    file: 'web/pages/search.ts',
    views: false,
    parameters: canonicalQuery,
  },
  {
    path: NUMBERED_LISTINGS,
    file: 'web/pages/numbered-listings.ts',
    views: false,
    parameters: numberParameters,
  },
  {
    path: '/explore-properties/:slug',
    file: 'web/pages/explore/page.server.ts',
    views: '/explore-properties',
    parameters: canonicalQuery,
  },
  { path: '/property-details/:slug', file: 'web/pages/listing/page.server.ts', views: listingView },
  {
    path: '/saved',
    file: 'web/pages/saved/page.server.ts',
    views: true,
    parameters: idsParameters,
  },
  {
    path: '/compare',
    file: 'web/pages/compare/page.server.ts',
    views: true,
    parameters: idsParameters,
  },
  { path: LISTED, file: 'web/pages/listed.ts', views: false, parameters: notKept },
  { path: '/p/:id', file: 'web/pages/short-address.ts', views: false },
  { path: '/*', file: 'web/pages/not-found.ts', views: false },
];

const englishPages: readonly PageRoute[] = [
  { path: '/login', file: 'web/pages/login/page.server.ts', views: true },
  { path: SEARCH_TERMS, file: 'web/pages/search-terms.ts', views: false },
  {
    path: PHRASE_COUNTS,
    file: 'web/pages/phrase-counts.ts',
    views: false,
    parameters: notKept,
  },
];

/** The pages of the public site. The pickers of every page show the place and kind of the address. */
export const publicRoutes: readonly PageRoute[] = [
  ...englishPages,
  ...OTHER_LANGUAGES.flatMap((language) => pages.map((page) => pageIn(language, page))),
  ...pages,
].map((page) => ({ parameters: canonicalPlaceAndKind, ...page }));

/** Views are counted for a page, whatever its language. */
function pageIn(language: OtherLanguage, page: PageRoute): PageRoute {
  const { path, views, guesses = {} } = page;
  return {
    ...page,
    path: addressIn(language, path).replace(/\/$/, ''),
    guesses: Object.fromEntries(
      Object.entries(guesses).map(([guess, end]) => [addressIn(language, guess), end]),
    ),
    views: views === true ? path : views,
  };
}

/** Answers that are cheap to make and numerous are not kept. */
function notKept() {
  return undefined;
}

/** A listing is counted by its id, since its title may change. */
function listingView(slug: string): string | undefined {
  const id = idFromSlug(slug);
  return id === undefined ? undefined : `/property-details/${id}`;
}
