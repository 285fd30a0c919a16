import type { Context } from 'hono';
import { z } from 'zod';
import {
  createApiRouter,
  createRoute,
  formBody,
  json,
  jsonBody,
} from '#platform/http/api-router.server.ts';
import {
  etagOf,
  expectedBy,
  IdempotencyHeaders,
  IfMatchHeaders,
  idempotencyKey,
} from '#platform/http/etag.ts';
import { problem, problems, unknownRecord } from '#platform/http/problem.ts';
import { RecordId } from '#platform/http/record-id.server.ts';
import { refuseWrite, type StaffEnv, signatureOf } from '#platform/writes/routes.server.ts';
import type { Services } from '#services.ts';
import { ArrangedPhotos, Caption, MAX_PHOTOS } from './arranged-photos.ts';
import { addPhoto, arrangePhotos, refusalBefore, removePhoto } from './change-photos.server.ts';
import { ListingImage } from './listing-image.ts';
import {
  ACCEPTED_PHOTOS,
  bytesOf,
  PHOTO_FORM,
  PhotoFile,
  refuseForNow,
  refusePhoto,
} from './receive-photo.server.ts';
import type { PhotoStorage } from './store-photo.server.ts';
import { WantedOrder } from './wanted-order.ts';

const IMAGES = '/api/Property/{id}/images';
const FACTS = { access: 'write', group: 'property', audits: 'Property' } as const;
const tags = ['Property'];

const ImageForm = z.object({ file: PhotoFile, caption: Caption, order: WantedOrder });

const add = createRoute({
  ...PHOTO_FORM,
  method: 'post',
  path: IMAGES,
  tags,
  summary: `Add a picture to a listing, at most ${MAX_PHOTOS}: ${ACCEPTED_PHOTOS}. The same picture twice is one. With an order it takes its place there, whichever upload arrives first`,
  request: {
    headers: IfMatchHeaders.extend(IdempotencyHeaders.shape),
    params: RecordId,
    body: formBody(ImageForm),
  },
  responses: {
    201: json(ListingImage, 'The picture; ETag is that of the listing'),
    ...problems(400, 401, 404, 409, 412, 413, 415, 422, 503),
  },
});

const arrange = createRoute({
  facts: FACTS,
  method: 'put',
  path: IMAGES,
  tags,
  summary: 'Set the order and the captions of all pictures of a listing; the first is its cover',
  request: { headers: IfMatchHeaders, params: RecordId, body: jsonBody(ArrangedPhotos) },
  responses: {
    200: json(z.array(ListingImage), 'The pictures; ETag is that of the listing'),
    ...problems(400, 401, 404, 412, 413, 415),
  },
});

const remove = createRoute({
  facts: FACTS,
  method: 'delete',
  path: `${IMAGES}/{imageId}`,
  tags,
  summary: 'Remove a picture from a listing',
  request: { headers: IfMatchHeaders, params: RecordId.extend({ imageId: RecordId.shape.id }) },
  responses: {
    204: { description: 'Removed; ETag is that of the listing' },
    ...problems(401, 404, 412),
  },
});

/** The pictures of one listing. */
export function listingImagesApi({ db, now }: Services, photos: PhotoStorage) {
  const api = createApiRouter<StaffEnv>();
  const signature = (context: Context<StaffEnv>) => signatureOf(context, now());

  api.openapi(add, async (context) => {
    const listing = { id: context.req.valid('param').id, isExpected: expectedBy(context) };
    const { file, caption, order } = context.req.valid('form');
    const key = idempotencyKey(context);
    const refusal = await refusalBefore(db, listing, now(), key);
    if (refusal !== undefined) return refuseWrite(context, refusal, 'property');
    if (order?.every((ref) => ref !== key))
      return problem(context, 400, WITHOUT_ITSELF, { order: [WITHOUT_ITSELF] });
    const stored = await photos.store(await bytesOf(file));
    if ('refused' in stored) return refusePhoto(context, stored.refused);

    const { photo } = stored;
    const added = { photo, caption, key, order };
    const result = await addPhoto(db, signature(context), listing, added);
    if (!('refused' in result)) {
      const image = result.record.images.find(({ id }) => id === result.partId);
      if (image !== undefined) return context.json(image, 201, { ETag: etagOf(result) });
    }
    await photos.dropIfUnused(photo.id);
    if (!('refused' in result)) return refuseWrite(context, 'removed', 'picture');
    switch (result.refused) {
      case 'no photo':
        return refuseForNow(context);
      case 'too many':
        return problem(context, 409, `A property has at most ${MAX_PHOTOS} pictures.`);
      default:
        return refuseWrite(context, result.refused, 'property');
    }
  });

  api.openapi(arrange, async (context) => {
    const listing = { id: context.req.valid('param').id, isExpected: expectedBy(context) };
    const arranged = context.req.valid('json');
    const result = await arrangePhotos(db, signature(context), listing, arranged);
    if (!('refused' in result))
      return context.json(result.record.images, 200, { ETag: etagOf(result) });
    return typeof result.refused === 'object'
      ? problem(context, 400, WRONG_ORDER, errorsOf(result.refused))
      : refuseWrite(context, result.refused, 'property');
  });

  api.openapi(remove, async (context) => {
    const { id, imageId } = context.req.valid('param');
    const listing = { id, isExpected: expectedBy(context) };
    const result = await removePhoto(db, signature(context), listing, imageId);
    if (!('refused' in result)) {
      await photos.removeFiles(result.unusedPhotos);
      return context.body(null, 204, { ETag: etagOf(result) });
    }
    return result.refused === 'no image'
      ? unknownRecord(context, 'picture')
      : refuseWrite(context, result.refused, 'property');
  });

  return api;
}

const WITHOUT_ITSELF = 'The order must name the Idempotency-Key of this picture.';
const WRONG_ORDER = 'The order must name each picture of the property once.';

function errorsOf({ foreign, missing }: { foreign: readonly number[]; missing: number }) {
  const errors = foreign.map((index): [string, string[]] => [
    `${index}.id`,
    ['The property has no such picture.'],
  ]);
  if (missing > 0) errors.push(['body', [`${missing} of the pictures are missing.`]]);
  return Object.fromEntries(errors);
}
