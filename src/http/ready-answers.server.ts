import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import { compress, type Encoding, preferredEncoding } from './content-encoding.server.ts';
import { ifNoneMatch } from './etag.ts';
import { type KeptAnswer, KeptAnswers } from './kept-answers.server.ts';

/** What is sent: of a kept answer, or 304 without a body. */
interface ReadyAnswer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Uint8Array<ArrayBuffer> | null;
}

export interface ReadyAnswers {
  /** The kept answer to a request, if it is still true; asked before any router is. */
  find(
    method: string,
    address: string,
    headers: IncomingHttpHeaders,
  ): Promise<ReadyAnswer | undefined>;
  /** Keeps every 200 of the routes it stands before: only for answers that depend on address and catalogue alone. */
  readonly keep: MiddlewareHandler;
  counts(): ReadyCounts;
}

/** Since the start: answers that were ready, that somebody else was waiting for already, and that had to be made. */
interface ReadyCounts {
  readonly hit: number;
  readonly shared: number;
  readonly miss: number;
  /** Now: how many are kept, and about how much memory they take. */
  readonly kept: number;
  readonly keptBytes: number;
}

const MAX_BYTES = 48 * 1024 * 1024;

/**
 * Keeps answers compressed under address and catalogue version. Every write raises the version in its own transaction, so
 * the very next request sees that what is kept has become untrue; nothing is ever invalidated by hand.
 */
export function createReadyAnswers(committedVersion: () => number | Promise<number>): ReadyAnswers {
  const kept = new KeptAnswers(MAX_BYTES);
  const rendering = new Map<string, Promise<KeptAnswer>>();
  const handled = new WeakSet<Context>();
  const counts = { hit: 0, shared: 0, miss: 0 };

  return {
    async find(method, address, headers) {
      if (method !== 'GET' && method !== 'HEAD') return undefined;
      const key = keyOf(address, preferredEncoding(headers['accept-encoding']));
      if (!kept.has(key)) return undefined;
      const answer = kept.get(key, await committedVersion());
      if (answer === undefined) return undefined;
      counts.hit += 1;
      const ready = conditional(answer, headers['if-none-match']);
      return method === 'HEAD' ? { ...ready, body: null } : ready;
    },

    async keep(context, next) {
      // Two patterns may match one path; a request that came by a second time would wait for itself.
      if (handled.has(context)) return next();
      handled.add(context);
      const { pathname, search } = new URL(context.req.url);
      const encoding = preferredEncoding(context.req.header('accept-encoding'));
      const ifNoneMatchHeader = context.req.header('if-none-match');
      // Read before the answer is made: whatever is written meanwhile makes it untrue at once.
      const version = await committedVersion();
      // HEAD reads as GET does, so it comes as far: nothing older than this version may answer it.
      if (context.req.method !== 'GET') return next();
      const key = keyOf(pathname + search, encoding);

      const ready = kept.get(key, version);
      if (ready !== undefined) {
        counts.hit += 1;
        return toResponse(conditional(ready, ifNoneMatchHeader));
      }

      // Many may miss at once: one of them is answered in full, the others wait for that answer.
      const renderingKey = `${version} ${key}`;
      const earlierRendering = rendering.get(renderingKey);
      const shared = earlierRendering && (await earlierRendering.catch(() => undefined));
      // What went wrong for one of them need not go wrong for the next.
      if (shared !== undefined && shared.status < 500) {
        counts.shared += 1;
        return toResponse(conditional(shared, ifNoneMatchHeader));
      }

      counts.miss += 1;
      const own = next().then(() => compressed(context.res, encoding, version));
      rendering.set(renderingKey, own);
      try {
        const answer = await own;
        if (isWorthKeeping(answer, key)) kept.set(key, answer);
        context.res = undefined;
        context.res = toResponse(conditional(answer, ifNoneMatchHeader));
      } finally {
        rendering.delete(renderingKey);
      }
    },

    counts: () => ({ ...counts, kept: kept.size, keptBytes: kept.bytes }),
  };
}

/** Nobody links to longer addresses; kept, they would only be somebody's way to fill the memory. */
const MAX_KEY_LENGTH = 600;

function isWorthKeeping(answer: KeptAnswer, key: string): boolean {
  return (
    answer.status === 200 &&
    answer.headers['cache-control'] !== 'no-store' &&
    key.length <= MAX_KEY_LENGTH
  );
}

function keyOf(address: string, encoding: Encoding): string {
  return `${encoding} ${address}`;
}

async function compressed(
  response: Response,
  encoding: Encoding,
  version: number,
): Promise<KeptAnswer> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const body = await compress(bytes, encoding);
  const headers: OutgoingHttpHeaders = Object.fromEntries(response.headers);
  headers['content-length'] = body.byteLength;
  headers.vary = 'Accept-Encoding';
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  // Browsers may store an answer and have to ask about it again before each use.
  headers['cache-control'] ??= 'no-cache';
  headers.etag ??= `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}-${encoding}"`;
  return { version, status: response.status, headers, body };
}

/** The answer to a conditional request, RFC 9110 section 13: 304 when the visitor already has it. */
function conditional(answer: KeptAnswer, known: string | undefined): ReadyAnswer {
  const { etag } = answer.headers;
  if (answer.status !== 200 || typeof etag !== 'string' || !ifNoneMatch(known, etag)) return answer;
  const {
    'content-length': _length,
    'content-encoding': _encoding,
    'content-type': _type,
    ...headers
  } = answer.headers;
  return { status: 304, headers, body: null };
}

function toResponse({ status, headers, body }: ReadyAnswer): Response {
  const pairs = Object.entries(headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  return new Response(body, { status, headers: pairs });
}
