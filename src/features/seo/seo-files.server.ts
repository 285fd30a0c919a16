import { Hono, type MiddlewareHandler } from 'hono';
import { exploreAddress } from '#features/listings/explore-address.ts';
import { listingAddress } from '#features/listings/listing-address.ts';
import type { PublicServices } from '#features/listings/public-listings.server.ts';
import type { PageRoute } from '#platform/http/page-route.ts';
import { withFacts } from '#platform/http/route-facts.server.ts';
import { LANGUAGE_CODES } from '#platform/language/language.ts';
import { addressIn } from '#platform/language/language-address.ts';
import {
  findListedKinds,
  findListingSitemaps,
  findListingsOfSitemap,
  findPlaceSitemaps,
  findPlacesOfSitemap,
} from './sitemap-store.server.ts';
import { SPECULATION_RULES, SPECULATION_RULES_PATH } from './speculation-rules.ts';

/** The pages of the product that search engines may see, and those they may not. */
interface SitePages {
  readonly indexed: readonly PageRoute[];
  readonly disallowed: readonly PageRoute[];
}

/** `headers` sets the headers of every response. */
export function seoFiles(
  { db, siteUrl }: PublicServices,
  pages: SitePages,
  headers: MiddlewareHandler,
) {
  const file = [withFacts({ access: 'public', group: 'file', ready: true }), headers] as const;
  const map = [withFacts({ access: 'public', group: 'page', ready: true }), headers] as const;
  const xml = { 'Content-Type': 'application/xml; charset=utf-8' };
  const app = new Hono();
  const inEveryLanguage = (address: string): SitemapEntry[] =>
    LANGUAGE_CODES.map((language) => ({ url: siteUrl + addressIn(language, address) }));

  app.get('/robots.txt', ...file, (context) =>
    context.text(robotsTxt(siteUrl, pages.disallowed.map(pathOf), pages.indexed.map(pathOf))),
  );

  app.get(SPECULATION_RULES_PATH, ...file, (context) =>
    context.body(JSON.stringify(SPECULATION_RULES), 200, {
      'Content-Type': 'application/speculationrules+json',
    }),
  );

  app.get('/sitemap.xml', ...file, async (context) => {
    const [places, listings] = await Promise.all([findPlaceSitemaps(db), findListingSitemaps(db)]);
    const files = [
      'pages',
      ...places.map((number) => `places-${number}`),
      ...listings.map((number) => `listings-${number}`),
    ];
    return context.body(
      sitemapIndex(files.map((file) => `${siteUrl}/sitemaps/${file}.xml`)),
      200,
      xml,
    );
  });

  app.get('/sitemaps/pages.xml', ...map, async (context) => {
    const kinds = await findListedKinds(db);
    // A search that finds nothing is not indexed.
    const searches = kinds.length === 0 ? [] : [undefined, ...kinds];
    const entries = [
      ...pages.indexed
        .filter(({ sitemap }) => sitemap)
        .map(({ path }) => ({ url: siteUrl + path })),
      ...searches.flatMap((type) => inEveryLanguage(exploreAddress({ type }))),
    ];
    return context.body(sitemap(entries), 200, xml);
  });

  app.get('/sitemaps/:file{places-[1-9][0-9]{0,5}\\.xml}', ...map, async (context) => {
    const places = await findPlacesOfSitemap(db, numberIn(context.req.param('file')));
    if (places.length === 0) return context.notFound();
    const entries = places.flatMap(({ place, types }) =>
      [undefined, ...types].flatMap((type) => inEveryLanguage(exploreAddress({ place, type }))),
    );
    return context.body(sitemap(entries), 200, xml);
  });

  app.get('/sitemaps/:file{listings-[1-9][0-9]{0,5}\\.xml}', ...map, async (context) => {
    const listings = await findListingsOfSitemap(db, numberIn(context.req.param('file')));
    if (listings.length === 0) return context.notFound();
    const entries = listings.flatMap(({ slug, updated, imageUrls }) =>
      inEveryLanguage(listingAddress(slug)).map(({ url }, language) => ({
        url,
        changed: updated,
        // With those of the first language, a file of 5,000 listings stays small.
        images: language === 0 ? imageUrls.map((imageUrl) => siteUrl + imageUrl) : [],
      })),
    );
    return context.body(sitemap(entries), 200, xml);
  });

  // Or a page would answer.
  app.get('/sitemaps/*', ...map, (context) => context.notFound());

  return app;
}

function numberIn(file: string): number {
  return Number(file.replace(/\D/g, ''));
}

function pathOf({ path }: PageRoute): string {
  return path;
}

/**
 * Disallows `/property`, but not the indexed pages that begin with it: `/property-details`. A page
 * with a parameter is disallowed by what stands before it.
 */
function robotsTxt(
  siteUrl: string,
  disallowedPages: readonly string[],
  indexedPages: readonly string[],
): string {
  const paths = new Set(disallowedPages.map((path) => path.replace(/:.*$/s, '')));
  const disallowed = [...paths].flatMap((path) =>
    indexedPages.some((indexed) => indexed.startsWith(path)) ? [`${path}$`, `${path}?`] : [path],
  );
  return [
    'User-agent: *',
    ...['/api/', ...disallowed].map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

/** Absolute URLs, ISO date-time. */
interface SitemapEntry {
  readonly url: string;
  readonly changed?: string | undefined;
  readonly images?: readonly string[];
}

function sitemapIndex(addresses: readonly string[]): string {
  return document(
    'sitemapindex',
    '',
    addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`),
  );
}

function sitemap(entries: readonly SitemapEntry[]): string {
  return document(
    'urlset',
    ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
    entries.map(urlElement),
  );
}

function urlElement({ url, changed, images = [] }: SitemapEntry): string {
  const lastmod = changed === undefined ? '' : `<lastmod>${escapeXml(changed)}</lastmod>`;
  const photos = images.map(
    (image) => `<image:image><image:loc>${escapeXml(image)}</image:loc></image:image>`,
  );
  return `<url><loc>${escapeXml(url)}</loc>${lastmod}${photos.join('')}</url>`;
}

function document(root: string, namespaces: string, elements: string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaces}>`,
    ...elements,
    `</${root}>`,
    '',
  ].join('\n');
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
