import { z } from 'zod';
import { createRoute, json, jsonBody } from '#platform/http/api-router.server.ts';
import { IdempotencyHeaders, IfMatchHeaders } from '#platform/http/etag.ts';
import { PageQuery } from '#platform/http/page-query.ts';
import { problems } from '#platform/http/problem.ts';
import { RecordId, toRecordId } from '#platform/http/record-id.server.ts';
import { deletion } from '#platform/writes/routes.server.ts';
import {
  ENQUIRY_STATUSES,
  Enquiry,
  EnquiryInput,
  EnquiryReceipt,
  EnquiryUpdate,
} from './enquiry.ts';
import { EnquiryHistory } from './enquiry-history.server.ts';

const tags = ['Enquiry'];
const reads = { access: 'read', group: 'enquiry' } as const;
const writes = { access: 'write', group: 'enquiry', audits: 'Enquiry' } as const;

export const send = createRoute({
  method: 'post',
  path: '/api/Enquiry',
  facts: { access: 'public', group: 'enquiry', bodyLimitKb: 64 },
  tags,
  summary: 'Ask the agency for a call, a visit or an answer, or offer a property',
  description:
    'At most five in an hour from one address, and at most five for one phone. The same Idempotency-Key and body answer the first receipt and store nothing.',
  request: { headers: IdempotencyHeaders, body: jsonBody(EnquiryInput) },
  responses: { 201: json(EnquiryReceipt, 'Stored'), ...problems(400, 413, 415, 422, 429, 503) },
});

/** '' means "not set". */
const unlessEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

export const list = createRoute({
  method: 'get',
  path: '/api/Enquiry',
  facts: reads,
  tags,
  summary: 'Enquiries, newest first',
  request: {
    query: PageQuery.extend({
      status: unlessEmpty(z.enum(ENQUIRY_STATUSES).optional()).meta({
        type: 'string',
        enum: [...ENQUIRY_STATUSES],
      }),
      search: z
        .string()
        .max(200)
        .default('')
        .describe('each word must be in the name, phone, message, note or reference'),
      assignee: z.string().max(100).default('').describe('user name of who looks after them'),
      due: z.enum(['true', 'false', '']).default('').describe('true: those to follow up by today'),
      propertyId: z
        .string()
        .regex(/^\d{0,20}$/, 'Expected the id of a listing.')
        .optional()
        .transform((id) => (id ? toRecordId(id) : undefined)),
    }),
  },
  responses: {
    200: json(z.object({ items: z.array(Enquiry), totalCount: z.int() }), 'The page'),
    ...problems(400, 401),
  },
});

export const assignees = createRoute({
  method: 'get',
  path: '/api/Enquiry/assignees',
  facts: reads,
  tags,
  summary: 'Who of the staff may look after an enquiry',
  responses: {
    200: json(z.object({ items: z.array(z.string().describe('user name')) }), 'By name'),
    ...problems(401),
  },
});

export const thread = createRoute({
  method: 'get',
  path: '/api/Enquiry/{id}/thread',
  facts: reads,
  tags,
  summary: 'Everything that the person of an enquiry has asked, newest first, the enquiry included',
  request: { params: RecordId },
  responses: {
    200: json(z.object({ items: z.array(Enquiry) }), 'At most 50'),
    ...problems(401, 404),
  },
});

export const one = createRoute({
  method: 'get',
  path: '/api/Enquiry/{id}',
  facts: reads,
  tags,
  summary: 'One enquiry',
  request: { params: RecordId },
  responses: { 200: json(Enquiry, 'The enquiry'), ...problems(401, 404) },
});

export const history = createRoute({
  method: 'get',
  path: '/api/Enquiry/{id}/history',
  facts: reads,
  tags,
  summary: 'Who worked on an enquiry, newest first',
  request: { params: RecordId },
  responses: { 200: json(EnquiryHistory, 'Its history'), ...problems(401, 404) },
});

export const change = createRoute({
  method: 'put',
  path: '/api/Enquiry/{id}',
  facts: writes,
  tags,
  summary: 'Say where an enquiry stands; replaces status, note and day of following up',
  request: { headers: IfMatchHeaders, params: RecordId, body: jsonBody(EnquiryUpdate) },
  responses: { 200: json(Enquiry, 'The enquiry'), ...problems(400, 401, 404, 412, 413, 415) },
});

export const erasure = deletion(
  '/api/Enquiry/{id}',
  { group: 'enquiry', audits: 'Enquiry' },
  'Erase the person of an enquiry',
);
