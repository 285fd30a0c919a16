import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { type CanonicalAddress, isNotFound } from './canonical-address.server.ts';
import {
  compress,
  decompressed,
  type Encoding,
  preferredEncoding,
} from './content-encoding.server.ts';
import { ifNoneMatch } from './etag.ts';
import { CachedAnswer, ReadyAnswer, ReadyAnswerCache } from './ready-answer.server.ts';

export interface ReadyAnswers {
  /** Answers synchronously when the version of the catalogue is known; never rejects. */
  find(
    method: string,
    address: string,
    headers: IncomingHttpHeaders,
  ): ReadyAnswer | undefined | Promise<ReadyAnswer | undefined>;
  /** Once for a request, and only where the answer depends on address and catalogue alone. */
  readonly keep: MiddlewareHandler;
  counts(): ReadyCounts;
}

interface ReadyCounts {
  readonly hit: number;
  readonly shared: number;
  readonly miss: number;
  readonly kept: number;
  readonly keptBytes: number;
}

const MAX_BYTES = 48 * 1024 * 1024;

/**
 * Keeps answers under address and catalogue version. Every write raises the version in its own
 * transaction, so that nothing is ever invalidated by hand.
 */
export function createReadyAnswers(
  committedVersion: () => number | Promise<number>,
  canonicalOf: CanonicalAddress = (address) => address,
  isCrowded: () => boolean = () => false,
): ReadyAnswers {
  const cache = new ReadyAnswerCache(MAX_BYTES);
  const rendering = new Map<string, Promise<CachedAnswer>>();
  const counts = { hit: 0, shared: 0, miss: 0 };

  const findKey = (address: string, encoding: Encoding) => {
    const ownKey = keyOf(address, encoding);
    if (cache.has(ownKey)) return ownKey;
    const canonical = canonicalOf(address);
    if (canonical === undefined || canonical === address) return undefined;
    const key = keyOf(canonical, encoding);
    return cache.has(key) ? key : undefined;
  };

  /** What is asked for again is worth more time than its first answer. */
  const makeSmaller = (key: string, answer: CachedAnswer) => {
    if (answer.isSmall || isCrowded()) return;
    answer.isSmall = true;
    void compressedAgain(answer)
      .then((small) => cache.replace(key, answer, small))
      // Without memory for it, the first answer stays.
      .catch(() => {});
  };

  return {
    find(method, address, headers) {
      if (!isRead(method)) return undefined;
      // Staff may get another answer: the route knows.
      if (headers.authorization !== undefined) return undefined;
      const key = findKey(address, preferredEncoding(headers['accept-encoding']));
      if (key === undefined) return undefined;
      const take = (version: number) => {
        const answer = cache.get(key, version);
        if (answer === undefined) return undefined;
        counts.hit += 1;
        makeSmaller(key, answer);
        const ready = conditional(answer, headers['if-none-match']);
        return method === 'HEAD' ? ready.withoutBody() : ready;
      };
      try {
        const version = committedVersion();
        if (typeof version === 'number') return take(version);
        return version.then(take).catch(() => undefined);
      } catch {
        // While the database is away, the product answers with 503 itself.
        return undefined;
      }
    },

    async keep(context, next) {
      const { method } = context.req;
      const { pathname, search } = new URL(context.req.url);
      const encoding = preferredEncoding(context.req.header('accept-encoding'));
      const ifNoneMatchHeader = context.req.header('if-none-match');
      // Read before rendering: a write meanwhile makes the answer outdated at once.
      const version = await committedVersion();
      if (!isRead(method)) return next();
      const address = pathname + search;
      const canonical = canonicalOf(address);
      const key = keyOf(canonical ?? address, encoding);

      const ready = cache.get(key, version);
      if (ready !== undefined) {
        counts.hit += 1;
        makeSmaller(key, ready);
        return toResponse(conditional(ready, ifNoneMatchHeader));
      }

      // Concurrent misses share one render.
      const renderingKey = `${version} ${key}`;
      const earlierRendering = rendering.get(renderingKey);
      const shared = earlierRendering && (await earlierRendering.catch(() => undefined));
      if (isShareable(shared)) {
        counts.shared += 1;
        return toResponse(conditional(shared, ifNoneMatchHeader));
      }

      counts.miss += 1;
      if (method === 'HEAD') context.req.raw = asGet(context.req.raw);
      const own = next().then(() => compressed(context.res, encoding, version, isCrowded));
      rendering.set(renderingKey, own);
      try {
        const answer = await own;
        if (isWorthKeeping(answer, canonical)) cache.set(key, answer);
        context.res = undefined;
        context.res = toResponse(conditional(answer, ifNoneMatchHeader));
      } finally {
        rendering.delete(renderingKey);
      }
    },

    counts: () => ({ ...counts, kept: cache.size, keptBytes: cache.bytes }),
  };
}

const MAX_ADDRESS_LENGTH = 600;

function isWorthKeeping(answer: CachedAnswer, canonical: string | undefined): boolean {
  return (
    canonical !== undefined &&
    canonical.length <= MAX_ADDRESS_LENGTH &&
    answer.status === (isNotFound(canonical) ? 404 : 200) &&
    answer.headers['cache-control'] !== 'no-store'
  );
}

function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** A redirect repeats the parameters of its own request. */
function isShareable(answer: CachedAnswer | undefined): answer is CachedAnswer {
  return answer !== undefined && (answer.status === 200 || answer.status === 404);
}

/** So that HEAD makes the answer that GET is then given. */
function asGet({ url, headers }: Request): Request {
  return new Request(url, { headers });
}

function keyOf(address: string, encoding: Encoding): string {
  return `${encoding} ${address}`;
}

async function compressed(
  response: Response,
  encoding: Encoding,
  version: number,
  isCrowded: () => boolean,
): Promise<CachedAnswer> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const body = await compress(bytes, encoding, isCrowded() ? 'hurried' : 'usual');
  const headers: OutgoingHttpHeaders = Object.fromEntries(response.headers);
  headers['content-length'] = body.byteLength;
  headers.vary = 'Accept-Encoding';
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  // Browsers may store the answer but must revalidate it.
  headers['cache-control'] ??= 'no-cache';
  headers.etag ??= `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}-${encoding}"`;
  return new CachedAnswer(version, response.status, headers, body, encoding !== 'br');
}

/** Under the same ETag: the page within is the same to the byte. */
async function compressedAgain(answer: CachedAnswer): Promise<CachedAnswer> {
  const { version, status } = answer;
  const body = await compress(await decompressed(answer.body), 'br', 'kept');
  const headers = { ...answer.headers, 'content-length': body.byteLength };
  return new CachedAnswer(version, status, headers, body);
}

function conditional(answer: CachedAnswer, ifNoneMatchHeader: string | undefined): ReadyAnswer {
  const { etag } = answer.headers;
  if (answer.status !== 200 || typeof etag !== 'string' || !ifNoneMatch(ifNoneMatchHeader, etag))
    return answer;
  const {
    'content-length': _length,
    'content-encoding': _encoding,
    'content-type': _type,
    ...headers
  } = answer.headers;
  return new ReadyAnswer(304, headers, null);
}

function toResponse({ status, headers, body }: ReadyAnswer): Response {
  const pairs = Object.entries(headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  return new Response(body, { status, headers: pairs });
}
