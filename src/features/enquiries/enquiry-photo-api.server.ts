import { bytesOf, refusePhoto } from '#features/listings/photos/receive-photo.server.ts';
import { createApiRouter } from '#platform/http/api-router.server.ts';
import { clientAddress } from '#platform/http/client-address.server.ts';
import { idempotencyKey } from '#platform/http/etag.ts';
import { unknownRecord } from '#platform/http/problem.ts';
import { smallPath } from '#platform/media/private-photo.ts';
import type { StaffEnv } from '#platform/writes/routes.server.ts';
import type { Services } from '#services.ts';
import { readPhoto, sendWithPhotos } from './enquiry-photo-routes.server.ts';
import { findPhotoPath, photosOf } from './enquiry-photos.server.ts';
import type { Announce } from './receive-once.server.ts';
import { receiveWithPhotos } from './receive-with-photos.server.ts';
import { refuseEnquiry } from './refuse-enquiry.server.ts';

export function enquiryPhotoApi(services: Services, announce: Announce) {
  const { db, media, config } = services;
  const api = createApiRouter<StaffEnv>();

  api.openapi(sendWithPhotos(services), async (context) => {
    const { enquiry, photo } = context.req.valid('form');
    const received = await receiveWithPhotos(
      services,
      enquiry,
      await Promise.all(photo.map(bytesOf)),
      {
        address: clientAddress(context, config.TRUSTED_PROXY),
        key: idempotencyKey(context),
      },
      announce,
    );
    if ('refused' in received) {
      switch (received.refused) {
        case 'not an image':
        case 'too large':
        case 'too many pixels':
        case 'busy':
          return refusePhoto(context, received.refused);
        default:
          return refuseEnquiry(context, received);
      }
    }
    const photos = (await photosOf(db, [received.id])).get(received.id) ?? [];
    return context.json({ ...received, photos: photos.length }, 201);
  });

  api.openapi(readPhoto, async (context) => {
    const { id, photoId } = context.req.valid('param');
    const found = await findPhotoPath(db, id, photoId);
    const path =
      context.req.valid('query').size === 'small' ? found && smallPath(found.path) : found?.path;
    const file = path === undefined ? undefined : await media.read(path);
    if (file === undefined) return unknownRecord(context, 'picture');
    return context.body(file.body, 200, {
      'Content-Type': 'image/jpeg',
      'Content-Length': String(file.size),
    });
  });

  return api;
}
