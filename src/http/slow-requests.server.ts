import type { IncomingMessage, ServerOptions, ServerResponse } from 'node:http';
import { problemOf } from './problem.ts';

/** Limits of Node.js for the head of a request. Bodies have their own below. */
export const SERVER_LIMITS = {
  headersTimeout: 8000,
  requestTimeout: 0,
  connectionsCheckingInterval: 1000,
  maxHeaderSize: 16_384,
  // Longer than proxies keep theirs (nginx: 60 s), to avoid resets on reused connections.
  keepAliveTimeout: 65_000,
} satisfies ServerOptions;

export interface BodyLimits {
  whole: number;
  /** For uploads, which may take long on a phone as long as they make progress. */
  upload: number;
  look: number;
  /** An upload must bring `minBytes` within this many checks. */
  looks: number;
  bytes: number;
}

/** At 5 KB/s a phone may pause for six of the eight seconds. */
const LIMITS: BodyLimits = { whole: 8000, upload: 300_000, look: 1000, looks: 8, bytes: 8192 };

/**
 * Answers 408 and closes the connection when a body does not arrive. The timer keeps running after
 * an early answer: half a body must not hold its connection for ever.
 */
export function limitSlowBody(
  request: IncomingMessage,
  response: ServerResponse,
  limits: BodyLimits = LIMITS,
): void {
  const {
    'content-length': length,
    'transfer-encoding': coding,
    'content-type': type,
  } = request.headers;
  if (length === undefined && coding === undefined) return;

  const giveUp = () => refuse(request, response);
  const isUpload = type?.toLowerCase().startsWith('multipart/form-data') ?? false;
  const whole = setTimeout(giveUp, isUpload ? limits.upload : limits.whole);
  const looks = isUpload
    ? setInterval(whenTooSlow(request, response, limits, giveUp), limits.look)
    : undefined;
  const done = () => {
    clearTimeout(whole);
    clearInterval(looks);
    request.socket.off('close', done);
  };
  request.once('end', done);
  request.socket.once('close', done);
}

function whenTooSlow(
  request: IncomingMessage,
  response: ServerResponse,
  { looks, bytes }: BodyLimits,
  giveUp: () => void,
): () => void {
  let seen = [request.socket.bytesRead];
  return () => {
    const { bytesRead } = request.socket;
    if (waitsForUs(request, response)) seen = [];
    const before = seen.length === looks ? seen.shift() : undefined;
    seen.push(bytesRead);
    if (before !== undefined && bytesRead - before < bytes) giveUp();
  };
}

/** Whether the server has not read what already arrived, as when an upload is queued. */
function waitsForUs(request: IncomingMessage, response: ServerResponse): boolean {
  return (
    !response.headersSent &&
    (request.complete || request.readableLength >= request.readableHighWaterMark)
  );
}

function refuse(request: IncomingMessage, response: ServerResponse): void {
  if (!response.headersSent) {
    response.writeHead(408, { 'Content-Type': 'application/problem+json', Connection: 'close' });
    response.end(JSON.stringify(problemOf(408, 'The request took too long to arrive.')));
  }
  // Node.js does not abort an answered request with its connection; a reader of its body would wait
  // for ever.
  request.socket.once('close', () =>
    request.destroy(new Error('The body took too long to arrive.')),
  );
  request.socket.destroySoon();
}
