import { Property } from '#features/properties/property.ts';
import type { Answer } from '#web/pages/admin/api/call-api.ts';
import { refusalOf, UNREACHABLE } from '#web/pages/admin/api/refusal.ts';
import { currentToken, endSession } from '#web/session/session.ts';

interface Upload {
  propertyId: number;
  file: File;
  /** How much has been sent, from 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/** Sends a listing its picture. `fetch` cannot say how far an upload has come, hence the older way of asking. */
export function uploadThumbnail({ propertyId, file, onProgress, signal }: Upload): Promise<Answer<Property>> {
  const body = new FormData();
  body.set('propertyId', String(propertyId));
  body.set('thumbnailFile', file);

  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const lost = () => resolve({ ok: false, refusal: UNREACHABLE });
    request.open('PUT', '/api/Property/upload-thumbnail');
    request.setRequestHeader('Authorization', `Bearer ${currentToken()}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(answerOf(request));
    request.onerror = lost;
    request.onabort = lost;
    request.ontimeout = lost;
    signal.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}

function answerOf(request: XMLHttpRequest): Answer<Property> {
  const { status } = request;
  const body = parsed(request.responseText);
  const { data: property } = Property.safeParse(body);
  if (status === 200 && property !== undefined) return { ok: true, data: property, headers: headersOf(request) };
  if (status === 401) endSession();
  return { ok: false, refusal: status === 200 ? UNREACHABLE : refusalOf(status, body, request.getResponseHeader('Retry-After')) };
}

function headersOf(request: XMLHttpRequest): Headers {
  const etag = request.getResponseHeader('ETag');
  return new Headers(etag === null ? {} : { ETag: etag });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
