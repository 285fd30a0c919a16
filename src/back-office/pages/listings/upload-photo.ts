import type { Answer } from '#back-office/save/call-api.ts';
import { refusalOf, UNREACHABLE } from '#back-office/save/refusal.ts';
import { Listing } from '#features/listings/listing.ts';
import { currentToken, endSession } from '#session/session.ts';

const STALL_TIMEOUT_MS = 30_000;
const ANSWER_TIMEOUT_MS = 60_000;

interface Upload {
  propertyId: number;
  file: File;
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/** Uploads a listing's photo, by XMLHttpRequest: `fetch` reports no upload progress. */
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
    const fail = () => resolve({ ok: false, refusal: UNREACHABLE });
    request.open('PUT', '/api/Property/upload-thumbnail');
    request.setRequestHeader('Authorization', `Bearer ${currentToken()}`);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const abortAfter = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), ms);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      abortAfter(STALL_TIMEOUT_MS);
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.upload.onload = () => abortAfter(ANSWER_TIMEOUT_MS);
    request.onload = () => resolve(answerOf(request));
    request.onerror = fail;
    request.onabort = fail;
    request.onloadend = () => clearTimeout(timer);
    abortAfter(STALL_TIMEOUT_MS);
    signal.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}

function answerOf(request: XMLHttpRequest): Answer<Listing> {
  const { status } = request;
  const body = parsed(request.responseText);
  const { data: listing } = Listing.safeParse(body);
  if (status === 200 && listing !== undefined)
    return { ok: true, data: listing, headers: headersOf(request) };
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
