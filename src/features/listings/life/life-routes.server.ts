import { z } from 'zod';
import { ListingWithImages } from '#features/listings/listing.ts';
import { createRoute, json, jsonBody } from '#platform/http/api-router.server.ts';
import { IdempotencyHeaders, IfMatchHeaders } from '#platform/http/etag.ts';
import { problems } from '#platform/http/problem.ts';
import { RecordId } from '#platform/http/record-id.server.ts';
import { BulkChange, ListingStatus } from './listing-change.server.ts';

const facts = { access: 'write', group: 'property', audits: 'Property' } as const;
const tags = ['Property'];
const one = { headers: IfMatchHeaders, params: RecordId };

export const status = createRoute({
  method: 'put',
  path: '/api/Property/{id}/status',
  facts,
  tags,
  summary: 'Say where a listing stands',
  request: { ...one, body: jsonBody(z.object({ status: ListingStatus })) },
  responses: {
    200: json(ListingWithImages, 'The listing'),
    ...problems(400, 401, 404, 409, 412, 413, 415),
  },
});

export const checked = createRoute({
  method: 'put',
  path: '/api/Property/{id}/checked',
  facts,
  tags,
  summary: 'Say that the agency made sure of a listing',
  request: one,
  responses: { 200: json(ListingWithImages, 'The listing'), ...problems(401, 404, 409, 412) },
});

export const restore = createRoute({
  method: 'post',
  path: '/api/Property/{id}/restore',
  facts,
  tags,
  summary: 'Take a listing out of the trash',
  request: one,
  responses: { 200: json(ListingWithImages, 'The listing'), ...problems(401, 404, 409, 412) },
});

export const copy = createRoute({
  method: 'post',
  path: '/api/Property/{id}/copy',
  facts,
  tags,
  summary: 'Add a draft with everything but the history of a listing',
  request: { headers: IdempotencyHeaders, params: RecordId },
  responses: { 201: json(ListingWithImages, 'The draft'), ...problems(401, 404, 422) },
});

export const removal = createRoute({
  method: 'delete',
  path: '/api/Property/{id}',
  facts: {
    ...facts,
    accessWith: { parameter: 'forever', value: 'true', access: 'delete for ever' },
  },
  tags,
  summary: 'Move a listing to the trash, which is emptied after 30 days',
  request: {
    ...one,
    query: z.object({
      forever: z
        .enum(['true', 'false', ''], { error: 'Expected true or false.' })
        .optional()
        .describe('remove a listing of the trash for ever'),
    }),
  },
  responses: { 204: { description: 'Removed' }, ...problems(400, 401, 404, 409, 412) },
});

const BulkAnswer = z
  .object({
    done: z.array(z.int()),
    refused: z.array(z.object({ id: z.int(), status: z.int(), detail: z.string() })),
  })
  .meta({ id: 'BulkAnswer' });

export const bulk = createRoute({
  method: 'post',
  path: '/api/Property/bulk',
  facts,
  tags,
  summary: 'Change up to 500 listings at once; what cannot be changed is named',
  request: { body: jsonBody(BulkChange) },
  responses: { 200: json(BulkAnswer, 'What was changed'), ...problems(400, 401, 413, 415) },
});
