import type { Context, MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { boundedQueue, QueueFull } from '#concurrency/bounded-queue.ts';
import { createByteBudget } from '#concurrency/byte-budget.ts';
import { Listing } from '#features/listings/listing.ts';
import { findVersionedListing } from '#features/listings/store/listing-row.server.ts';
import { createApiRouter } from '#http/api-router.server.ts';
import { createRoute } from '#http/create-route.server.ts';
import { etagOf, IfMatchHeaders, ifMatch } from '#http/etag.ts';

import { json } from '#http/json-response.ts';
import { problem, problems } from '#http/problem.ts';
import { readForm } from '#http/read-form.server.ts';
import { toRecordId } from '#http/record-id.server.ts';
import type { Services } from '#services.ts';
import { REQUIRED } from '#validation/input-rules.ts';
import { refuseWrite, type StaffEnv, signatureOf } from '#writes/routes.server.ts';
import type { PhotoStorage } from './photo-storage.server.ts';
import type { PhotoRefusal } from './photo-store.server.ts';
import { setListingPhoto } from './set-listing-photo.server.ts';
import { dropPhotoIfUnused } from './unused-photo.server.ts';

/** Taken after the body has arrived, so that slow senders block nobody. */
const queue = boundedQueue({ concurrency: 3, maxWaiting: 20, maxWaitMs: 5000 });

/** What all uploads together hold while they arrive, wait and are encoded. */
const budget = createByteBudget(64 * 1024 * 1024);

/** The form has two; unknown parts are ignored. */
const MAX_PARTS = 10;

const UploadForm = z.object({
  thumbnailFile: z.instanceof(File, { error: REQUIRED }).meta({ type: 'string', format: 'binary' }),
  propertyId: z
    .string({ error: REQUIRED })
    .regex(/^-?\d+$/, 'Please enter the id as a whole number.')
    .transform(toRecordId)
    .meta({ type: 'integer' }),
});

const upload = createRoute({
  method: 'put',
  path: '/api/Property/upload-thumbnail',
  facts: {
    access: 'staff',
    group: 'upload',
    audits: 'Property',
    bodyLimitKb: 16 * 1024,
    streamsBody: true,
  },
  tags: ['Property'],
  summary:
    'Give a listing its picture: JPEG, PNG, WebP or AVIF, at most 15 MB and 40 megapixels (AVIF: 12.5)',
  middleware: [readForm(MAX_PARTS, budget), limitConcurrency()] as const,
  request: {
    headers: IfMatchHeaders,
    body: { required: true, content: { 'multipart/form-data': { schema: UploadForm } } },
  },
  responses: { 200: json(Listing, 'The listing'), ...problems(400, 401, 404, 412, 413, 415, 503) },
});

export function photoUploadApi({ db, now }: Services, photos: PhotoStorage) {
  const api = createApiRouter<StaffEnv>();

  api.openapi(upload, async (context) => {
    const { thumbnailFile, propertyId } = context.req.valid('form');
    if ((await findVersionedListing(db.selectFrom('property'), propertyId)) === undefined)
      return refuseWrite(context, 'unknown', 'property');

    const bytes = new Uint8Array(await thumbnailFile.arrayBuffer());
    const expected = ifMatch(context.req.header('if-match'));
    const stored = await photos.store(bytes);
    if ('refused' in stored) return refusePhoto(context, stored.refused);
    const result = await setListingPhoto(
      db,
      signatureOf(context, now()),
      propertyId,
      stored.photo.id,
      expected,
    );
    if ('refused' in result) {
      await photos.removeFiles(await dropPhotoIfUnused(db, stored.photo.id));
      return result.refused === 'no photo'
        ? busy(context)
        : refuseWrite(context, result.refused, 'property');
    }
    await photos.removeFiles(result.unusedPhoto);
    return context.json(result.record, 200, { ETag: etagOf(result) });
  });

  return api;
}

function refusePhoto(context: Context, refused: PhotoRefusal) {
  switch (refused) {
    case 'not an image':
      return problem(
        context,
        415,
        'The file is no picture that can be read. Take a JPEG, PNG, WebP or AVIF.',
      );
    case 'too large':
      return problem(context, 413, 'The picture is larger than 15 MB.');
    case 'too many pixels':
      return problem(
        context,
        413,
        'The picture has more than 40 megapixels, or as AVIF more than 12.5.',
      );
    case 'busy':
      return busy(context);
  }
}

function busy(context: Context) {
  context.header('Retry-After', '5');
  return problem(context, 503, 'Too many pictures at once. Try again in a few seconds.');
}

function limitConcurrency(): MiddlewareHandler<StaffEnv> {
  return async (context, next) => {
    try {
      await queue(next);
      return undefined;
    } catch (error) {
      if (error instanceof QueueFull) return busy(context);
      throw error;
    }
  };
}
