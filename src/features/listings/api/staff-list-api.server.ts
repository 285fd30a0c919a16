import { z } from 'zod';
import { Listing } from '#features/listings/listing.ts';
import {
  allListings,
  countForStaff,
  LIST_ORDERS,
  listForStaff,
  type StaffListQuery,
} from '#features/listings/staff-list/staff-list.server.ts';
import { MAX_TEXT_LENGTH } from '#features/listings/text-search/max-text-length.ts';
import { createApiRouter, createRoute, json } from '#platform/http/api-router.server.ts';
import { streamJson } from '#platform/http/json-stream.server.ts';
import { PageQuery } from '#platform/http/page-query.ts';
import { problems } from '#platform/http/problem.ts';
import { toRecordId } from '#platform/http/record-id.server.ts';
import type { StaffEnv } from '#platform/writes/routes.server.ts';
import type { Services } from '#services.ts';

const placeId = z
  .string()
  .regex(/^-?\d{1,20}$/, 'Expected the id of a place.')
  .transform(toRecordId)
  .optional()
  .describe('only the listings that lie there');

const flag = z
  .enum(['true', 'false', ''], { error: 'Expected true or false.' })
  .optional()
  .transform((text) => text === 'true');

const amount = z
  .string()
  .regex(/^\d{1,15}(?:\.\d{1,10})?$/, 'Expected a number.')
  .transform(Number)
  .optional();

export const StaffListQueryInput = PageQuery.extend({
  search: z
    .string()
    .trim()
    .max(200)
    .refine((text) => text.isWellFormed() && !text.includes('\0'), 'Please enter plain text.')
    .default('')
    .describe("looked for in title, property number, city name and owner's number"),
  text: z
    .string()
    .max(MAX_TEXT_LENGTH, `Please enter at most ${MAX_TEXT_LENGTH} characters.`)
    .default('')
    .describe('words, found as the public search finds them'),
  sort: z
    .enum([...LIST_ORDERS, ...LIST_ORDERS.map((order) => `-${order}` as const)])
    .default('id')
    .describe('with - before it from the highest down'),
  direction: z.enum(['asc', 'desc']).default('asc'),
  countryId: placeId,
  stateId: placeId,
  cityID: placeId,
  cityId: placeId,
  status: z
    .string()
    .regex(/^\d{1,9}(?:,\d{1,9}){0,9}$/, 'Expected codes of ListingStatus, with commas between.')
    .transform((codes) => codes.split(',').map(Number))
    .optional(),
  propertyType: z
    .string()
    .regex(/^\d{1,9}$/, 'Expected a code of PropertyType.')
    .transform(Number)
    .optional(),
  withoutPhoto: flag,
  uncheckedForDays: z
    .string()
    .regex(/^\d{1,4}$/, 'Expected a number of days.')
    .transform(Number)
    .optional()
    .describe('only what was not checked for so long, or never'),
  minBudget: amount.describe('in rupees; with a budget nothing is "Call for Price"'),
  maxBudget: amount.describe('in rupees'),
  minArea: amount.describe('in square feet'),
  maxArea: amount.describe('in square feet'),
  trash: flag.describe('what is in the trash, and nothing else'),
});

const list = createRoute({
  method: 'get',
  path: '/api/Property',
  facts: { access: 'read', group: 'property' },
  tags: ['Property'],
  summary:
    'Every listing that is not in the trash, by id; with any parameter one page of them, and the number of all in X-Total-Count',
  request: { query: StaffListQueryInput },
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

const MAX_COUNTED = 50;

const ListOf = z
  .string()
  .max(2000)
  .transform((query, context) => {
    const read = StaffListQueryInput.safeParse(Object.fromEntries(new URLSearchParams(query)));
    if (read.success) return staffListQuery(read.data);
    for (const { message, path } of read.error.issues)
      context.issues.push({ code: 'custom', input: query, message: `${path.join()}: ${message}` });
    return z.NEVER;
  });

const counts = createRoute({
  method: 'get',
  path: '/api/Property/counts',
  facts: { access: 'read', group: 'property' },
  tags: ['Property'],
  summary: 'How many listings each of several lists has',
  request: {
    query: z.object({
      of: z
        .preprocess((of) => (typeof of === 'string' ? [of] : of), z.array(ListOf).max(MAX_COUNTED))
        .describe('the query of a list, escaped; once for each list'),
    }),
  },
  responses: {
    200: json(z.object({ counts: z.array(z.int()) }), 'Their numbers, in the order asked for'),
    ...problems(400, 401),
  },
});

export function staffListApi({ db, database, now }: Services) {
  const api = createApiRouter<StaffEnv>();

  api.openapi(list, async (context) => {
    const isPaged = Object.keys(StaffListQueryInput.shape).some(
      (name) => context.req.query(name) !== undefined,
    );
    if (!isPaged) return streamJson(context, allListings(db, now()));
    const query = staffListQuery(context.req.valid('query'));
    const { items, totalCount } = await listForStaff(database, query, now());
    return context.json(items, 200, { 'X-Total-Count': String(totalCount) });
  });

  api.openapi(counts, async (context) => {
    const found: number[] = [];
    for (const one of context.req.valid('query').of)
      found.push(await countForStaff(database, one, now()));
    return context.json({ counts: found }, 200);
  });

  return api;
}

/** What is asked of the store. */
export function staffListQuery({
  sort,
  direction,
  cityId,
  cityID = cityId,
  ...query
}: z.output<typeof StaffListQueryInput>): StaffListQuery {
  const order = LIST_ORDERS.find((known) => sort === known || sort === `-${known}`) ?? 'id';
  return { ...query, cityID, sort: order, direction: sort.startsWith('-') ? 'desc' : direction };
}
