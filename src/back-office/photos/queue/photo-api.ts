import type { z } from 'zod';
import { type Answer, callApi, jsonRequest, NO_BODY } from '#back-office/save/call-api.ts';
import { lastEditor } from '#back-office/save/last-editor.ts';
import { sendForm } from '#back-office/save/send-form.ts';
import { ListingWithImages } from '#features/listings/listing.ts';
import { ListingImage } from '#features/listings/photos/listing-image.ts';
import type { CaptionedPhoto, PhotoRef } from './album.ts';
import type { PhotoUpload } from './photo-upload.ts';

const Photos = ListingWithImages.pick({ images: true });

export interface PhotoApi {
  /**
   * Without its caption, which may change before the same key is sent again. `order` is the wanted
   * one of all photos, this one among them: it may arrive before those that it follows.
   */
  send(
    listingId: number,
    upload: PhotoUpload,
    order: readonly PhotoRef[] | undefined,
    onProgress: (part: number) => void,
  ): Promise<Answer<ListingImage>>;
  read(listingId: number): Promise<Answer<z.infer<typeof Photos>>>;
  /** Sets order and captions of exactly these photos, unless the listing has changed since. */
  arrange(
    listingId: number,
    photos: readonly CaptionedPhoto[],
    etag: string,
  ): Promise<Answer<unknown>>;
  remove(listingId: number, photoId: number): Promise<Answer<unknown>>;
  lastEditor(listingId: number): Promise<string>;
}

const imagesPath = (listingId: number) => `/api/Property/${listingId}/images`;

export const PHOTO_API: PhotoApi = {
  send(listingId, { key, file, name }, order, onProgress) {
    const body = new FormData();
    body.set('file', file, name);
    if (order !== undefined) body.set('order', JSON.stringify(order));
    return sendForm({
      method: 'POST',
      path: imagesPath(listingId),
      body,
      headers: { 'Idempotency-Key': key },
      schema: ListingImage,
      onProgress,
    });
  },
  read: (listingId) => callApi(Photos, `/api/Property/${listingId}`),
  arrange: (listingId, photos, etag) =>
    callApi(NO_BODY, imagesPath(listingId), jsonRequest('PUT', photos, { 'If-Match': etag })),
  remove: (listingId, photoId) =>
    callApi(NO_BODY, `${imagesPath(listingId)}/${photoId}`, { method: 'DELETE' }),
  lastEditor: (listingId) => lastEditor('Property', listingId),
};
