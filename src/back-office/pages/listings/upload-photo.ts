import type { Answer } from '#back-office/save/call-api.ts';
import { refusalOf, UNREACHABLE } from '#back-office/save/refusal.ts';
import { Listing } from '#features/listings/listing.ts';
import { currentToken, endSession } from '#session/session.ts';

/** How long an upload may stand still, and how long the server may take for a picture that has arrived; milliseconds. */
const STALLED_MS = 30_000;
const PREPARING_MS = 60_000;

interface Upload {
  propertyId: number;
  file: File;
  /** How much has been sent, from 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/** Sends a listing its picture. `fetch` cannot say how far an upload has come, hence the older way of asking. */
export function uploadPhoto({
  propertyId,
  file,
  onProgress,
  signal,
}: Upload): Promise<Answer<Listing>> {
  const body = new FormData();
  body.set('propertyId', String(propertyId));
  body.set('thumbnailFile', file);

  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const lost = () => resolve({ ok: false, refusal: UNREACHABLE });
    request.open('PUT', '/api/Property/upload-thumbnail');
    request.setRequestHeader('Authorization', `Bearer ${currentToken()}`);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const waitFor = (patience: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), patience);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      waitFor(STALLED_MS);
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.upload.onload = () => waitFor(PREPARING_MS);
    request.onload = () => resolve(answerOf(request));
    request.onerror = lost;
    request.onabort = lost;
    request.onloadend = () => clearTimeout(timer);
    waitFor(STALLED_MS);
    signal.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}

function answerOf(request: XMLHttpRequest): Answer<Listing> {
  const { status } = request;
  const body = parsed(request.responseText);
  const { data: property } = Listing.safeParse(body);
  if (status === 200 && property !== undefined)
    return { ok: true, data: property, headers: headersOf(request) };
  if (status === 401) endSession();
  return {
    ok: false,
    refusal:
      status === 200
        ? UNREACHABLE
        : refusalOf(status, body, request.getResponseHeader('Retry-After')),
  };
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
