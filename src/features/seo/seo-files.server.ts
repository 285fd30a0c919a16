import { Hono } from 'hono';
import { exploreAddress } from '#features/listings/explore-address.ts';
import { listingAddress } from '#features/listings/listing-address.ts';
import { LISTING_KINDS } from '#features/listings/listing-kind.ts';
import type { PublicServices } from '#features/listings/public-listings.server.ts';
import { robotsTxt } from './robots.ts';
import { sitemap, sitemapIndex } from './sitemap.ts';
import {
  findListedPlaces,
  findListingSitemaps,
  findListingsOfSitemap,
} from './sitemap-store.server.ts';
import { SPECULATION_RULES, SPECULATION_RULES_PATH } from './speculation-rules.ts';

/** Where they are. */
export const SEO_FILES = ['/robots.txt', '/sitemap.xml', '/sitemaps/*', SPECULATION_RULES_PATH];

const PAGES = ['/home', '/about', '/privacy-policy', '/terms-and-conditions', exploreAddress()];

/** What search engines and browsers ask a site for beside its pages. */
export function seoFiles({ db, siteUrl }: PublicServices) {
  const xml = { 'Content-Type': 'application/xml; charset=utf-8' };
  const app = new Hono();

  app.get('/robots.txt', (context) => context.text(robotsTxt(siteUrl)));

  app.get(SPECULATION_RULES_PATH, (context) =>
    context.body(JSON.stringify(SPECULATION_RULES), 200, {
      'Content-Type': 'application/speculationrules+json',
    }),
  );

  app.get('/sitemap.xml', async (context) => {
    const numbers = await findListingSitemaps(db);
    const files = ['pages', ...numbers.map((number) => `listings-${number}`)];
    return context.body(
      sitemapIndex(files.map((file) => `${siteUrl}/sitemaps/${file}.xml`)),
      200,
      xml,
    );
  });

  app.get('/sitemaps/pages.xml', async (context) => {
    const places = await findListedPlaces(db);
    const paths = [
      ...PAGES,
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

  app.get('/sitemaps/:file{listings-[1-9][0-9]{0,5}\\.xml}', async (context) => {
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

  // No page may answer here: what stands before these files, as the keeping of answers does, stands before pages too.
  app.get('/sitemaps/*', (context) => context.notFound());

  return app;
}
