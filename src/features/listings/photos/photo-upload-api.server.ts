import { z } from 'zod';
import { ListingWithImages } from '#features/listings/listing.ts';
import { createApiRouter, createRoute, formBody, json } from '#platform/http/api-router.server.ts';
import { answerRecord, expectedBy, IfMatchHeaders } from '#platform/http/etag.ts';
import { problems } from '#platform/http/problem.ts';
import { toRecordId } from '#platform/http/record-id.server.ts';
import { REQUIRED } from '#platform/validation/input-rules.ts';
import { refuseWrite, type StaffEnv, signatureOf } from '#platform/writes/routes.server.ts';
import type { Services } from '#services.ts';
import { refusalBefore, replaceCover } from './change-photos.server.ts';
import {
  ACCEPTED_PHOTOS,
  bytesOf,
  PHOTO_FORM,
  PhotoFile,
  refuseForNow,
  refusePhoto,
} from './receive-photo.server.ts';
import type { PhotoStorage } from './store-photo.server.ts';

const UploadForm = z.object({
  thumbnailFile: PhotoFile,
  propertyId: z
    .string({ error: REQUIRED })
    .regex(/^-?\d+$/, 'Please enter the id as a whole number.')
    .transform(toRecordId)
    .meta({ type: 'integer' }),
});

const upload = createRoute({
  ...PHOTO_FORM,
  method: 'put',
  path: '/api/Property/upload-thumbnail',
  tags: ['Property'],
  summary: `Replace the cover of a listing, or give it one: ${ACCEPTED_PHOTOS}`,
  request: { headers: IfMatchHeaders, body: formBody(UploadForm) },
  responses: {
    200: json(ListingWithImages, 'The listing'),
    ...problems(400, 401, 404, 412, 413, 415, 503),
  },
});

export function photoUploadApi({ db, now }: Services, photos: PhotoStorage) {
  const api = createApiRouter<StaffEnv>();

  api.openapi(upload, async (context) => {
    const { thumbnailFile, propertyId } = context.req.valid('form');
    const listing = { id: propertyId, isExpected: expectedBy(context) };
    const refusal = await refusalBefore(db, listing, now());
    if (refusal !== undefined) return refuseWrite(context, refusal, 'property');
    const stored = await photos.store(await bytesOf(thumbnailFile));
    if ('refused' in stored) return refusePhoto(context, stored.refused);

    const result = await replaceCover(db, signatureOf(context, now()), listing, stored.photo);
    if ('refused' in result) {
      await photos.dropIfUnused(stored.photo.id);
      return result.refused === 'no photo'
        ? refuseForNow(context)
        : refuseWrite(context, result.refused, 'property');
    }
    await photos.removeFiles(result.unusedPhotos);
    return answerRecord(context, result, 200);
  });

  return api;
}
