import type { MiddlewareHandler } from 'hono';
import { z } from 'zod';
import {
  ACCEPTED_PHOTOS,
  PhotoFile,
  photoForm,
  refuseForNow,
} from '#features/listings/photos/receive-photo.server.ts';
import { createRoute, formBody, json } from '#platform/http/api-router.server.ts';
import { clientAddress } from '#platform/http/client-address.server.ts';
import { IdempotencyHeaders } from '#platform/http/etag.ts';
import { problems } from '#platform/http/problem.ts';
import { RecordId } from '#platform/http/record-id.server.ts';
import { REQUIRED } from '#platform/validation/input-rules.ts';
import type { Services } from '#services.ts';
import { EnquiryInput, EnquiryReceipt } from './enquiry.ts';
import { MAX_ENQUIRY_PHOTOS } from './enquiry-kinds.ts';
import { networkSender } from './receive-enquiry.server.ts';
import { refuseEnquiry } from './refuse-enquiry.server.ts';
import { secondsToWait } from './sender-limit.server.ts';

const tags = ['Enquiry'];

/** A form has texts and files alone: the enquiry is JSON in a text. */
const enquiry = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue('This is no JSON.');
      return z.NEVER;
    }
  })
  .pipe(EnquiryInput)
  .meta({ type: 'string', description: 'EnquiryInput as JSON, with its formToken' });

const photo = z
  .preprocess(
    (files) => (Array.isArray(files) ? files : [files].filter((file) => file !== undefined)),
    z
      .array(PhotoFile)
      .min(1, REQUIRED)
      .max(MAX_ENQUIRY_PHOTOS, `Please send at most ${MAX_ENQUIRY_PHOTOS} photographs.`),
  )
  .meta({ type: 'array', items: { type: 'string', format: 'binary' } });

export const sendWithPhotos = (services: Services) =>
  createRoute({
    facts: { access: 'public', group: 'upload', bodyLimitKb: 16 * 1024, streamsBody: true },
    middleware: [
      limitNetworks(services),
      // Not what staff's uploads share: a flood must not keep them waiting.
      ...photoForm({
        maxParts: 2 * MAX_ENQUIRY_PHOTOS,
        maxHeldBytes: 48 * 1024 * 1024,
        concurrency: 1,
        maxWaiting: 20,
      }),
    ],
    method: 'post',
    path: '/api/Enquiry/with-photos',
    tags,
    summary: `Send an enquiry with one to ${MAX_ENQUIRY_PHOTOS} photographs: ${ACCEPTED_PHOTOS}`,
    description:
      'All of it is stored or nothing. `photos` is how many were kept: 0 when there is no room for more photographs of visitors, otherwise all. Only staff see them.',
    request: { headers: IdempotencyHeaders, body: formBody(z.object({ enquiry, photo })) },
    responses: {
      201: json(EnquiryReceipt.extend({ photos: z.int() }), 'Stored'),
      ...problems(400, 413, 415, 422, 429, 503),
    },
  });

export const readPhoto = createRoute({
  facts: { access: 'read', group: 'enquiry' },
  method: 'get',
  path: '/api/Enquiry/{id}/photo/{photoId}',
  tags,
  summary: 'A photograph of an enquiry',
  request: {
    params: RecordId.extend({ photoId: RecordId.shape.id }),
    query: z.object({ size: z.enum(['large', 'small']).default('large') }),
  },
  responses: {
    200: {
      description: 'The picture',
      content: { 'image/jpeg': { schema: z.string().meta({ format: 'binary' }) } },
    },
    ...problems(400, 401, 404, 503),
  },
});

/** Before the photos are read: one form at a time from a network, and none over its limit. */
function limitNetworks({ db, authSecret, now, config }: Services): MiddlewareHandler {
  const busy = new Set<string>();
  return async (context, next) => {
    const sender = networkSender(authSecret, clientAddress(context, config.TRUSTED_PROXY));
    if (busy.has(sender)) return refuseForNow(context);
    busy.add(sender);
    try {
      const waitSeconds = await secondsToWait(db, [sender], now());
      // One with a key may be a repeat of what is stored, which is known once it is read.
      if (waitSeconds !== undefined && context.req.header('idempotency-key') === undefined)
        return refuseEnquiry(context, { refused: 'too many', waitSeconds });
      await next();
      return undefined;
    } finally {
      busy.delete(sender);
    }
  };
}
