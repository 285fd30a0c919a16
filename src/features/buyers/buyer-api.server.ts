import type { Context } from 'hono';
import { z } from 'zod';
import type { SentenceMessages } from '#features/listings/labels/search-messages.ts';
import type { PublicDb, PublicServices } from '#features/listings/public-listings.server.ts';
import { currentPlaces } from '#features/listings/understand/current-places.server.ts';
import { filterPhrases } from '#features/listings/understand/filter-phrases.ts';
import { understand } from '#features/listings/understand/understand.ts';
import { createApiRouter, createRoute, json, jsonBody } from '#platform/http/api-router.server.ts';
import { etagOf, expectedBy, IfMatchHeaders, idempotencyKey } from '#platform/http/etag.ts';
import { PageQuery } from '#platform/http/page-query.ts';
import { problems, unknownRecord } from '#platform/http/problem.ts';
import { RecordId, RecordTarget } from '#platform/http/record-id.server.ts';
import { REQUIRED } from '#platform/validation/input-rules.ts';
import {
  creation,
  deletion,
  refuseInput,
  refuseWrite,
  type StaffEnv,
  signatureOf,
  update,
} from '#platform/writes/routes.server.ts';
import type { Services } from '#services.ts';
import { type Buyer, BuyerInput, BuyerInWords, type Wants, Wish, WishQuery } from './buyer.ts';
import { findBuyer, listBuyers, wantsOf } from './read-buyers.server.ts';
import { createBuyer, eraseBuyer, updateBuyer } from './write-buyers.server.ts';

const FACTS = { group: 'buyer', audits: 'Buyer' } as const;
const tags = ['Buyer'];

const list = createRoute({
  method: 'get',
  path: '/api/Buyer',
  facts: { access: 'read', group: 'buyer' },
  tags,
  summary: 'Buyers, newest first',
  request: {
    query: PageQuery.extend({
      search: z.string().max(200).default('').describe('words of name, phone or note'),
      active: z.enum(['true', 'false', ''], { error: 'Expected true or false.' }).default(''),
    }),
  },
  responses: {
    200: json(z.object({ items: z.array(BuyerInWords), totalCount: z.int() }), 'The page'),
    ...problems(400, 401),
  },
});

const one = createRoute({
  method: 'get',
  path: '/api/Buyer/{id}',
  facts: { access: 'read', group: 'buyer' },
  tags,
  summary: 'One buyer',
  request: { params: RecordId },
  responses: { 200: json(BuyerInWords, 'The buyer'), ...problems(401, 404) },
});

const erasureByBody = createRoute({
  method: 'delete',
  path: '/api/Buyer',
  facts: { access: 'write', ...FACTS },
  tags,
  summary: 'Erase a buyer named in the body',
  request: { headers: IfMatchHeaders, body: jsonBody(RecordTarget) },
  responses: { 204: { description: 'Erased' }, ...problems(400, 401, 404, 412, 413, 415) },
});

const understanding = createRoute({
  method: 'get',
  path: '/api/Buyer/understand',
  facts: { access: 'read', group: 'buyer', readsReplica: true },
  tags,
  summary: 'What a typed text adds to a wish, and the wish in parts that can be taken back',
  request: { query: WishQuery },
  responses: { 200: json(Wish, 'The wish'), ...problems(400, 401) },
});

/** `messages` are the English ones of the search box. */
export function buyerApi(
  { db, now }: Services,
  publicServices: PublicServices,
  messages: SentenceMessages,
) {
  const api = createApiRouter<StaffEnv>(REQUIRED);
  const inWords = async (buyer: Buyer): Promise<BuyerInWords> => {
    const wants = wantsOf(buyer);
    const places = await currentPlaces(publicServices.db);
    const parts = filterPhrases(wants, places.cityName(wants.location, 'en'), messages);
    return { ...buyer, wanted: parts.map(({ label }) => label) };
  };
  const erase = async (context: Context<StaffEnv>, id: number) => {
    const result = await eraseBuyer(db, signatureOf(context, now()), id, expectedBy(context));
    return 'refused' in result
      ? refuseWrite(context, result.refused, 'buyer')
      : context.body(null, 204);
  };

  api.openapi(list, async (context) => {
    const { active, ...query } = context.req.valid('query');
    const found = await listBuyers(db, {
      ...query,
      active: active === '' ? undefined : active === 'true',
    });
    return context.json({ ...found, items: await Promise.all(found.items.map(inWords)) }, 200);
  });

  api.openapi(understanding, async (context) => {
    const { q, wants } = context.req.valid('query');
    return context.json(await understandWish(publicServices.db, q, wants, messages), 200);
  });

  api.openapi(one, async (context) => {
    const found = await findBuyer(db, context.req.valid('param').id);
    if (found === undefined) return unknownRecord(context, 'buyer');
    return context.json(await inWords(found.record), 200, { ETag: etagOf(found) });
  });

  api.openapi(
    creation('/api/Buyer', FACTS, 'Add a buyer', BuyerInput, BuyerInWords),
    async (context) => {
      const input = context.req.valid('json');
      const signature = signatureOf(context, now());
      const result = await createBuyer(db, signature, input, idempotencyKey(context));
      if ('refused' in result) return refuseInput(context, result.refused, 'buyer');
      return context.json(await inWords(result.record), 201, { ETag: etagOf(result) });
    },
  );

  api.openapi(
    update('/api/Buyer', FACTS, 'Change a buyer', BuyerInput.and(RecordTarget), BuyerInWords),
    async (context) => {
      const { id, ...input } = context.req.valid('json');
      const signature = signatureOf(context, now());
      const result = await updateBuyer(db, signature, id, input, expectedBy(context));
      if ('refused' in result) return refuseInput(context, result.refused, 'buyer');
      return context.json(await inWords(result.record), 200, { ETag: etagOf(result) });
    },
  );

  api.openapi(deletion('/api/Buyer/{id}', FACTS, 'Erase a buyer'), (context) =>
    erase(context, context.req.valid('param').id),
  );
  api.openapi(erasureByBody, (context) => erase(context, context.req.valid('json').id));

  return api;
}

/** What was typed, in the search box's own understanding, replaces what was known of the same. */
async function understandWish(
  db: PublicDb,
  typed: string,
  known: Wants,
  messages: SentenceMessages,
): Promise<Wish> {
  const places = await currentPlaces(db);
  const { filters, text, unused } = understand(typed, places);
  const { sortByIndex: _, ...understood } = filters;
  const wants: Wants = { ...known, ...understood, ...(text !== '' && { text }) };
  const set: Wish['wants'] = JSON.parse(JSON.stringify(wants));
  const parts = filterPhrases(wants, places.cityName(wants.location, 'en'), messages);
  return { wants: set, parts, unused: [...unused] };
}
