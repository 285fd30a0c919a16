import { Hono, type MiddlewareHandler } from 'hono';
import { exploreAddress } from '#features/listings/explore-address.ts';
import { listingAddress } from '#features/listings/listing-address.ts';
import { LISTING_KINDS } from '#features/listings/listing-kind.ts';
import type { PublicServices } from '#features/listings/public-listings.server.ts';
import type { PageRoute } from '#http/page-route.ts';
import { withFacts } from '#http/route-facts.server.ts';
import { robotsTxt } from './robots.ts';
import { sitemap, sitemapIndex } from './sitemap.ts';
import {
  findListedPlaces,
  findListingSitemaps,
  findListingsOfSitemap,
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

  app.get('/robots.txt', ...file, (context) =>
    context.text(robotsTxt(siteUrl, pages.disallowed.map(pathOf), pages.indexed.map(pathOf))),
  );

  app.get(SPECULATION_RULES_PATH, ...file, (context) =>
    context.body(JSON.stringify(SPECULATION_RULES), 200, {
      'Content-Type': 'application/speculationrules+json',
    }),
  );

  app.get('/sitemap.xml', ...file, async (context) => {
    const numbers = await findListingSitemaps(db);
    const files = ['pages', ...numbers.map((number) => `listings-${number}`)];
    return context.body(
      sitemapIndex(files.map((file) => `${siteUrl}/sitemaps/${file}.xml`)),
      200,
      xml,
    );
  });

  app.get('/sitemaps/pages.xml', ...map, async (context) => {
    const places = await findListedPlaces(db);
    const paths = [
      ...pages.indexed.flatMap(({ path, sitemap }) => (sitemap === true ? path : (sitemap ?? []))),
      ...LISTING_KINDS.filter(({ id }) => places.some(({ types }) => types.includes(id))).map(
        ({ id }) => exploreAddress({ type: id }),
      ),
      ...places.flatMap(({ place, types }) => [
        exploreAddress({ place }),
        ...types.map((type) => exploreAddress({ place, type })),
      ]),
    ];
    return context.body(sitemap(paths.map((path) => ({ url: siteUrl + path }))), 200, xml);
  });

  app.get('/sitemaps/:file{listings-[1-9][0-9]{0,5}\\.xml}', ...map, async (context) => {
    const number = Number(context.req.param('file').replace(/\D/g, ''));
    const listings = await findListingsOfSitemap(db, number);
    if (listings.length === 0) return context.notFound();
    const entries = listings.map(({ slug, updated, imageUrl }) => ({
      url: siteUrl + listingAddress(slug),
      changed: updated,
      image: imageUrl === null ? undefined : siteUrl + imageUrl,
    }));
    return context.body(sitemap(entries), 200, xml);
  });

  // Or a page would answer.
  app.get('/sitemaps/*', ...map, (context) => context.notFound());

  return app;
}

function pathOf({ path }: PageRoute): string {
  return path;
}
