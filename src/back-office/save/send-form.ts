import type { z } from 'zod';
import { currentToken, endSession } from '#session/session.ts';
import { type Answer, countWrite } from './call-api.ts';
import { refusalOf, UNREACHABLE } from './refusal.ts';

const STALL_TIMEOUT_MS = 30_000;
const ANSWER_TIMEOUT_MS = 60_000;

interface SentForm<T> {
  method: 'POST' | 'PUT';
  path: string;
  body: FormData;
  headers?: Record<string, string>;
  schema: z.ZodType<T>;
  /** The part that was sent, from 0 to 1. */
  onProgress: (part: number) => void;
}

/** Sends a form with a file, by XMLHttpRequest: `fetch` reports no upload progress. */
export function sendForm<T>({
  method,
  path,
  body,
  headers = {},
  schema,
  onProgress,
}: SentForm<T>): Promise<Answer<T>> {
  const token = currentToken();
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const fail = () => resolve({ ok: false, refusal: UNREACHABLE });
    request.open(method, path);
    request.setRequestHeader('Authorization', `Bearer ${token}`);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const abortAfter = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), ms);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      abortAfter(STALL_TIMEOUT_MS);
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.upload.onload = () => {
      abortAfter(ANSWER_TIMEOUT_MS);
      onProgress(1);
    };
    request.onload = () => {
      // A new log-in may have replaced the token meanwhile.
      if (request.status === 401 && token === currentToken()) endSession();
      resolve(answerOf(request, schema));
    };
    request.onerror = fail;
    request.onabort = fail;
    request.onloadend = () => {
      clearTimeout(timer);
      countWrite();
    };
    abortAfter(STALL_TIMEOUT_MS);
    request.send(body);
  });
}

function answerOf<T>(request: XMLHttpRequest, schema: z.ZodType<T>): Answer<T> {
  const { status } = request;
  const body = parsed(request.responseText);
  const isOk = status >= 200 && status < 300;
  const result = schema.safeParse(body);
  if (isOk && result.success) return { ok: true, data: result.data, headers: headersOf(request) };
  return {
    ok: false,
    refusal: isOk ? UNREACHABLE : refusalOf(status, body, request.getResponseHeader('Retry-After')),
    headers: headersOf(request),
  };
}

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const name of ['ETag', 'Retry-After']) {
    const value = request.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
