import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import type { S3Address } from '#platform/media/media-url.ts';
import { StoreUnavailable } from './store-unavailable.ts';

export interface S3Keys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}

export interface S3Call {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
  /** For the whole call: retry and reading of the answer included. */
  readonly timeoutMs: number;
}

/** `abort` ends a body that is still read after the call. */
export interface S3Answer {
  readonly response: Response;
  readonly abort: (reason: StoreUnavailable) => void;
}

const MAX_TRIES = 2;
const RETRY_DELAY_MS = 100;

/**
 * Signs calls, limits their time and retries once when the store is busy or a connection breaks.
 * `take` gets undefined when there is no such object. Throws `StoreUnavailable` on every other
 * failure.
 */
export function createS3Calls({ bucket, endpoint, region }: S3Address, keys: S3Keys) {
  const signingKeys = new Map<string, ArrayBuffer>();

  const sign = async ({ method, key = '', query = {}, body }: S3Call) => {
    const path = key.split('/').map(encode).join('/');
    const search = Object.entries(query).map(([name, value]) => `${encode(name)}=${encode(value)}`);
    const url = `${endpoint}/${bucket}/${path}${search.length > 0 ? `?${search.join('&')}` : ''}`;
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const headers = { 'X-Amz-Content-Sha256': hash };
    const signed = await new AwsV4Signer({
      method,
      url,
      headers,
      ...keys,
      service: 's3',
      region,
      cache: signingKeys,
    }).sign();
    // Not signed: proxies change it on the way.
    signed.headers.set('Accept-Encoding', 'identity');
    return { url, headers: signed.headers };
  };

  const send = async (call: S3Call, signal: AbortSignal): Promise<Response | undefined> => {
    const { method, body } = call;
    const { url, headers } = await sign(call);
    const options = { method, headers, redirect: 'manual', signal } as const;
    // The types differ only for shared memory, which is not used here.
    const response = await fetch(
      url,
      body === undefined ? options : { ...options, body: body as Uint8Array<ArrayBuffer> },
    );
    if (response.ok) return response;
    const text = await response.text();
    const code = /<Code>(\w{1,60})<\/Code>/.exec(text)?.[1];
    if (response.status === 404 && (code === 'NoSuchKey' || text === '')) return undefined;
    throw new ErrorAnswer(
      `The media store answered ${method} with ${response.status}${code === undefined ? '' : ` (${code})`}.`,
      response.status,
    );
  };

  return async <Result>(
    call: S3Call,
    take: (answer: S3Answer | undefined) => Promise<Result>,
  ): Promise<Result> => {
    const controller = new AbortController();
    const abort = (reason: StoreUnavailable) => controller.abort(reason);
    const onTimeout = () =>
      abort(
        new StoreUnavailable(
          `The media store did not answer ${call.method} within ${call.timeoutMs / 1000} s.`,
        ),
      );
    const timer = setTimeout(onTimeout, call.timeoutMs);
    try {
      for (let tries = 1; ; tries += 1) {
        try {
          const response = await send(call, controller.signal);
          return await take(response && { response, abort });
        } catch (error) {
          controller.signal.throwIfAborted();
          if (tries === MAX_TRIES || !isRetryable(error)) throw asUnavailable(error);
        }
        await sleep(RETRY_DELAY_MS);
      }
    } finally {
      clearTimeout(timer);
    }
  };
}

class ErrorAnswer extends StoreUnavailable {
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

function isRetryable(error: unknown): boolean {
  return !(error instanceof ErrorAnswer) || error.status === 429 || error.status >= 500;
}

function asUnavailable(error: unknown): StoreUnavailable {
  if (error instanceof StoreUnavailable) return error;
  const cause = error instanceof Error ? error.cause : undefined;
  const why = cause instanceof Error && 'code' in cause ? ` (${cause.code})` : '';
  return new StoreUnavailable(`The media store cannot be reached${why}.`, { cause: error });
}

/** Signatures also encode the five characters that `encodeURIComponent` leaves. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
