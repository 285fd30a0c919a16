import type { Context } from 'hono';
import { z } from 'zod';
import { Listing, postedByAgency } from '#features/listings/listing.ts';
import { type PublicServices, publicListings } from '#features/listings/public-listings.server.ts';
import { SearchFiltersBody } from '#features/listings/search/filters-schema.ts';
import { findListings } from '#features/listings/search/find-matches.server.ts';
import {
  findHomeSectionIds,
  HOME_SECTIONS,
} from '#features/listings/search/home-sections.server.ts';
import { findListingsById } from '#features/listings/store/find-listings.server.ts';
import { createApiRouter, createRoute, json, jsonBody } from '#platform/http/api-router.server.ts';
import { problems } from '#platform/http/problem.ts';
import type { StaffEnv } from '#platform/writes/routes.server.ts';

const tags = ['Property'];

/** `staff` is set when the request carries a valid token. */
type ReaderEnv = { Variables: Partial<StaffEnv['Variables']> };

const HomeSectionAnswer = z.object({ items: z.array(Listing) }).meta({ id: 'HomeSection' });
const ListingPage = z
  .object({ items: z.array(Listing), totalCount: z.int() })
  .meta({ id: 'PropertyPage' });

const search = createRoute({
  method: 'post',
  path: '/api/Property/filtered-properties',
  facts: { access: 'public', group: 'property', readsReplica: true, namesPoster: true },
  tags,
  summary: 'One page of the listings that match a filter, and how many match in all',
  request: { body: jsonBody(SearchFiltersBody) },
  responses: { 200: json(ListingPage, 'The page'), ...problems(400, 413, 415) },
});

export function listingReadApi({ db }: PublicServices, agencyName: () => Promise<string>) {
  const api = createApiRouter<ReaderEnv>();
  const shown = async <Shown extends Listing>(
    context: Context<ReaderEnv>,
    listings: readonly Shown[],
  ) => {
    if (context.get('staff') !== undefined) return [...listings];
    const agency = await agencyName();
    return listings.map((listing) => postedByAgency(listing, agency));
  };

  for (const section of HOME_SECTIONS) {
    const route = createRoute({
      method: 'get',
      path: `/api/Property/${section}`,
      facts: { access: 'public', group: 'property', ready: true, namesPoster: true },
      tags,
      summary: `The home page's list ${section}: at most 12, newest first`,
      responses: { 200: json(HomeSectionAnswer, 'The list') },
    });
    api.openapi(route, async (context) => {
      const items = await findListingsById(
        publicListings(db),
        await findHomeSectionIds(db, section),
        db.now(),
      );
      return context.json({ items: await shown(context, items) }, 200);
    });
  }

  api.openapi(search, async (context) => {
    const { items, totalCount } = await findListings(db, context.req.valid('json'));
    return context.json({ items: await shown(context, items), totalCount }, 200);
  });

  return api;
}
