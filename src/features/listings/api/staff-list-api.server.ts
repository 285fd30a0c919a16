import { z } from 'zod';
import { Listing } from '#features/listings/listing.ts';
import { MAX_TEXT_LENGTH } from '#features/listings/search/filters.ts';
import {
  allListings,
  LIST_ORDERS,
  listForStaff,
} from '#features/listings/store/staff-list.server.ts';
import { createApiRouter } from '#http/api-router.server.ts';
import { createRoute } from '#http/create-route.server.ts';
import { streamJson } from '#http/json-stream.server.ts';
import { PageQuery } from '#http/page-query.ts';
import { problems } from '#http/problem.ts';
import { toRecordId } from '#http/record-id.server.ts';
import type { Services } from '#services.ts';
import type { StaffEnv } from '#writes/routes.server.ts';

const placeId = z
  .string()
  .regex(/^-?\d{1,20}$/, 'Expected the id of a place.')
  .transform(toRecordId)
  .optional()
  .describe('only the listings that lie there');

const ListQuery = PageQuery.extend({
  search: z
    .string()
    .trim()
    .max(200)
    .refine((text) => text.isWellFormed() && !text.includes('\0'), 'Please enter plain text.')
    .default('')
    .describe('looked for in title, property number and city name'),
  text: z
    .string()
    .max(MAX_TEXT_LENGTH, `Please enter at most ${MAX_TEXT_LENGTH} characters.`)
    .default('')
    .describe('words, found as the public search finds them'),
  sort: z.enum(LIST_ORDERS).default('id'),
  direction: z.enum(['asc', 'desc']).default('asc'),
  countryId: placeId,
  stateId: placeId,
  cityID: placeId,
});

const list = createRoute({
  method: 'get',
  path: '/api/Property',
  facts: { access: 'staff', group: 'property' },
  tags: ['Property'],
  summary:
    'Every listing by id; with any parameter one page of them, and the number of all in X-Total-Count',
  request: { query: ListQuery },
  responses: {
    200: {
      description: 'The listings',
      content: { 'application/json': { schema: z.array(Listing) } },
      headers: {
        'X-Total-Count': {
          schema: { type: 'integer' as const },
          description: 'how many there are on all pages',
        },
      },
    },
    ...problems(400, 401),
  },
});

export function staffListApi({ db, database }: Services) {
  const api = createApiRouter<StaffEnv>();

  api.openapi(list, async (context) => {
    const isPaged = Object.keys(ListQuery.shape).some(
      (name) => context.req.query(name) !== undefined,
    );
    if (!isPaged) return streamJson(context, allListings(db));
    const { items, totalCount } = await listForStaff(database, context.req.valid('query'));
    return context.json(items, 200, { 'X-Total-Count': String(totalCount) });
  });

  return api;
}
