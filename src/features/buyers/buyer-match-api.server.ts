import type { Context } from 'hono';
import { z } from 'zod';
import type { SentenceMessages } from '#features/listings/labels/search-messages.ts';
import { Listing } from '#features/listings/listing.ts';
import type { PublicServices } from '#features/listings/public-listings.server.ts';
import { findListings } from '#features/listings/search/find-matches.server.ts';
import { currentListings } from '#features/listings/store/listing-entity.server.ts';
import { createApiRouter, createRoute, json, jsonBody } from '#platform/http/api-router.server.ts';
import { PageQuery } from '#platform/http/page-query.ts';
import { problems, unknownRecord } from '#platform/http/problem.ts';
import { RecordId } from '#platform/http/record-id.server.ts';
import { CHOOSE, REQUIRED, requiredId } from '#platform/validation/input-rules.ts';
import { refuseWrite, type StaffEnv, signatureOf } from '#platform/writes/routes.server.ts';
import type { Services } from '#services.ts';
import { Buyer, searchOf } from './buyer.ts';
import { findBuyersOf } from './buyers-of-listing.server.ts';
import { fitReasons } from './fit.ts';
import { findNearListings } from './near-listings.server.ts';
import { findBuyer, wantsOf } from './read-buyers.server.ts';
import { findSent, forgetSent, rememberSent, SentListing } from './sent-listings.server.ts';
import { untoldMatchesApi } from './untold-matches.server.ts';

const read = { access: 'read', group: 'buyer' } as const;
const tags = ['Buyer'];
const MAX_SENT = 60;

const BuyerMatches = z
  .object({
    items: z.array(Listing),
    totalCount: z.int(),
    near: z
      .array(z.object({ property: Listing, fit: z.array(z.string()) }))
      .describe('with the first page: missed by one measure, and by little; `fit` says it first'),
  })
  .meta({ id: 'BuyerMatches' });

const matches = createRoute({
  method: 'get',
  path: '/api/Buyer/{id}/matches',
  facts: { ...read, readsReplica: true },
  tags,
  summary: 'What a buyer would find with a search, newest first',
  request: { params: RecordId, query: PageQuery },
  responses: {
    200: json(BuyerMatches, 'The page'),
    ...problems(400, 401, 404),
  },
});

const Fit = z.object({
  buyer: Buyer,
  fit: z.array(z.string()).describe('why it fits; of near ones first what it misses'),
  sentAt: z.string().nullable().describe('when this listing was sent to the buyer'),
});

const buyers = createRoute({
  method: 'get',
  path: '/api/Property/{id}/buyers',
  facts: { ...read, readsReplica: true },
  tags,
  summary: 'The active buyers whose search finds this listing, newest first',
  request: { params: RecordId, query: PageQuery },
  responses: {
    200: json(
      z.object({
        items: z.array(Fit),
        totalCount: z.int(),
        near: z.array(Fit).describe('with the first page: missed by one measure, and by little'),
      }),
      'The page',
    ),
    ...problems(400, 401, 404),
  },
});

const Sent = z.object({ items: z.array(SentListing) }).meta({ id: 'SentListings' });

const sent = createRoute({
  method: 'get',
  path: '/api/Buyer/{id}/sent',
  facts: read,
  tags,
  summary: 'Which listings a buyer was sent, newest first',
  request: { params: RecordId },
  responses: { 200: json(Sent, 'The listings'), ...problems(401, 404) },
});

const SentInput = z.object({
  propertyIds: z.array(requiredId, { error: REQUIRED }).min(1, CHOOSE).max(MAX_SENT, CHOOSE),
});

const rememberOrForget = {
  path: '/api/Buyer/{id}/sent',
  facts: { access: 'write', group: 'buyer', audits: 'Buyer' },
  tags,
  request: { params: RecordId, body: jsonBody(SentInput) },
  responses: {
    200: json(Sent, 'Everything the buyer was sent'),
    ...problems(400, 401, 404, 413, 415),
  },
} as const;

const remember = createRoute({
  ...rememberOrForget,
  method: 'post',
  summary: 'Remember that a buyer was sent some listings',
});

const forget = createRoute({
  ...rememberOrForget,
  method: 'delete',
  summary: 'Take back that a buyer was sent some listings',
});

/** `messages` are the English ones of the search box. */
export function buyerMatchApi(
  { db, now }: Services,
  publicServices: PublicServices,
  messages: SentenceMessages,
) {
  const api = createApiRouter<StaffEnv>(REQUIRED);

  api.openapi(matches, async (context) => {
    const found = await findBuyer(db, context.req.valid('param').id);
    if (found === undefined) return unknownRecord(context, 'buyer');
    const wants = wantsOf(found.record);
    const page = context.req.valid('query');
    const near = page.pageNumber === 1 ? await findNearListings(publicServices.db, wants) : [];
    const body = {
      ...(await findListings(publicServices.db, searchOf(wants, page))),
      near: near.map(({ listing, miss }) => ({
        property: listing,
        fit: fitReasons(wants, miss, listing.city.name, messages),
      })),
    };
    return context.json(body, 200);
  });

  api.openapi(buyers, async (context) => {
    const { id } = context.req.valid('param');
    const listing = await currentListings.find(db, id, now());
    if (listing === undefined) return unknownRecord(context, 'property');
    const { name } = listing.record.city;
    const found = await findBuyersOf(db, publicServices.db, id, context.req.valid('query'));
    const fitting = ({ buyer, wants, miss, sentAt }: (typeof found.items)[number]) => ({
      buyer,
      fit: fitReasons(wants, miss, name, messages),
      sentAt,
    });
    const { items, totalCount, near } = found;
    return context.json({ items: items.map(fitting), totalCount, near: near.map(fitting) }, 200);
  });

  api.openapi(sent, async (context) => {
    const { id } = context.req.valid('param');
    if ((await findBuyer(db, id)) === undefined) return unknownRecord(context, 'buyer');
    return context.json(await findSent(db, id), 200);
  });

  const answer = (context: Context, result: Awaited<ReturnType<typeof rememberSent>>) =>
    'refused' in result ? refuseWrite(context, result.refused, 'buyer') : context.json(result, 200);

  api.openapi(remember, async (context) => {
    const { id } = context.req.valid('param');
    const { propertyIds } = context.req.valid('json');
    return answer(context, await rememberSent(db, signatureOf(context, now()), id, propertyIds));
  });

  api.openapi(forget, async (context) => {
    const { id } = context.req.valid('param');
    const { propertyIds } = context.req.valid('json');
    return answer(context, await forgetSent(db, signatureOf(context, now()), id, propertyIds));
  });

  api.route('/', untoldMatchesApi({ db }, publicServices, messages));
  return api;
}
