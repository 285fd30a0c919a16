import { type FormBody, type FormField, refusedFields } from './form-body.ts';
import type { WaitingEnquiry } from './waiting-enquiries.ts';

export type Posted =
  | { readonly is: 'sent'; readonly reference: string; readonly hasPhotos: boolean }
  | { readonly is: 'refused'; readonly fields: readonly FormField[] }
  | { readonly is: 'later' };

const TIMEOUT_MS = 20_000;
/** Each is a minute on a narrow network. */
const PHOTO_TIMEOUT_MS = 60_000;

/** The key makes a repeat after a lost answer harmless. */
export async function postEnquiry(
  { key, body }: WaitingEnquiry,
  photos: readonly Blob[] = [],
): Promise<Posted> {
  const { path, ...request } = photos.length === 0 ? textOf(body) : formOf(body, photos);
  const answer = await fetch(path, {
    method: 'POST',
    headers: { ...request.headers, 'Idempotency-Key': key },
    body: request.body,
    // Older phones lack it, and wait as long as the connection does.
    signal: AbortSignal.timeout?.(TIMEOUT_MS + photos.length * PHOTO_TIMEOUT_MS) ?? null,
  }).catch(() => undefined);
  if (answer === undefined || answer.status >= 500) return { is: 'later' };
  const found: unknown = await answer.json().catch(() => undefined);
  if (answer.status === 429) return { is: 'refused', fields: ['tooMany'] };
  if (answer.status === 201) {
    const reference = memberOf(found, 'reference');
    if (typeof reference !== 'string') return { is: 'later' };
    return { is: 'sent', reference, hasPhotos: memberOf(found, 'photos') === photos.length };
  }
  if (photos.length > 0 && [413, 415].includes(answer.status))
    return { is: 'refused', fields: ['photos'] };
  const errors = memberOf(found, 'errors');
  const paths = typeof errors === 'object' && errors !== null ? Object.keys(errors) : ['form'];
  return { is: 'refused', fields: refusedFields(paths) };
}

function textOf(body: FormBody) {
  const headers = { 'Content-Type': 'application/json' };
  return { path: '/api/Enquiry', headers, body: JSON.stringify(body) };
}

function formOf(enquiry: FormBody, photos: readonly Blob[]) {
  const body = new FormData();
  body.set('enquiry', JSON.stringify(enquiry));
  for (const photo of photos) body.append('photo', photo, 'photo');
  return { path: '/api/Enquiry/with-photos', headers: {}, body };
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
