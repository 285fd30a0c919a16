import type { Answer } from '#back-office/save/call-api.ts';
import { sendForm } from '#back-office/save/send-form.ts';
import { ListingWithImages } from '#features/listings/listing.ts';
import { preparePhoto } from '#media/prepare/prepare-photo.ts';

interface Upload {
  propertyId: number;
  file: File;
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/** Uploads a listing's cover, shrunk where the browser can. */
export async function uploadPhoto({
  propertyId,
  file,
  ...sending
}: Upload): Promise<Answer<ListingWithImages>> {
  const picture = await preparePhoto(file);
  const body = new FormData();
  body.set('propertyId', String(propertyId));
  body.set('thumbnailFile', picture?.file ?? file, file.name);
  const path = '/api/Property/upload-thumbnail';
  return sendForm({ method: 'PUT', path, body, schema: ListingWithImages, ...sending });
}
