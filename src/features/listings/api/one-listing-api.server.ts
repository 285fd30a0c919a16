import { z } from 'zod';
import { asSold, ListingWithImages, postedByAgency } from '#features/listings/listing.ts';
import { SOLD } from '#features/listings/listing-status.ts';
import {
  listingsWithPage,
  type PublicServices,
} from '#features/listings/public-listings.server.ts';
import {
  currentListings,
  listingsAndTrash,
} from '#features/listings/store/listing-entity.server.ts';
import { findVersionedListing } from '#features/listings/store/listing-row.server.ts';
import { createApiRouter, createRoute, json } from '#platform/http/api-router.server.ts';
import { etagOf } from '#platform/http/etag.ts';
import { problems, unknownRecord } from '#platform/http/problem.ts';
import { RecordId } from '#platform/http/record-id.server.ts';
import type { StaffEnv } from '#platform/writes/routes.server.ts';
import type { Services } from '#services.ts';

/** `staff` is set when the request carries a valid token. */
type ReaderEnv = { Variables: Partial<StaffEnv['Variables']> };

const route = createRoute({
  method: 'get',
  path: '/api/Property/{id}',
  facts: { access: 'public', group: 'property', ready: true, namesPoster: true },
  tags: ['Property'],
  summary: 'One listing: for visitors what has a page, for staff any',
  request: {
    params: RecordId,
    query: z.object({
      trash: z.string().optional().describe('true: for staff also what is in the trash'),
    }),
  },
  responses: { 200: json(ListingWithImages, 'The listing'), ...problems(404) },
});

export function oneListingApi(
  { db, now }: Services,
  publicServices: PublicServices,
  agencyName: () => Promise<string>,
) {
  const api = createApiRouter<ReaderEnv>();
  api.openapi(route, async (context) => {
    const { id } = context.req.valid('param');
    const isStaff = context.get('staff') !== undefined;
    const scope = context.req.valid('query').trash === 'true' ? listingsAndTrash : currentListings;
    const found = isStaff
      ? await scope.find(db, id, now())
      : await findVersionedListing(listingsWithPage(publicServices.db), id, now());
    if (found === undefined) return unknownRecord(context, 'property');
    const shown = isStaff ? found.record : forVisitors(found.record, await agencyName());
    return context.json(shown, 200, { ETag: etagOf(found) });
  });
  return api;
}

function forVisitors(listing: ListingWithImages, agency: string): ListingWithImages {
  const shown = postedByAgency(listing, agency);
  return listing.status === SOLD ? asSold(shown) : shown;
}
