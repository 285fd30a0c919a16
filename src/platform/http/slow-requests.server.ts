import type { IncomingMessage, ServerOptions, ServerResponse } from 'node:http';
import { problemOf } from './problem.ts';

export const SERVER_LIMITS = {
  headersTimeout: 8000,
  requestTimeout: 0,
  connectionsCheckingInterval: 1000,
  maxHeaderSize: 16_384,
  // Longer than proxies keep theirs (nginx: 60 s), to avoid resets on reused connections.
  keepAliveTimeout: 65_000,
} satisfies ServerOptions;

export interface BodyLimits {
  bodyMs: number;
  uploadMs: number;
  checkIntervalMs: number;
  checks: number;
  minBytes: number;
}

/** At 5 KB/s a phone may pause for six of the eight seconds. */
const LIMITS: BodyLimits = {
  bodyMs: 8000,
  uploadMs: 300_000,
  checkIntervalMs: 1000,
  checks: 8,
  minBytes: 8192,
};

/**
 * Answers 408 to a body that does not arrive. Time in which the server leaves what has arrived
 * unread, e.g. because it waits for the database, does not count. The timer runs on after an
 * early answer: half a body must not hold its connection for ever.
 */
export function limitSlowBody(
  request: IncomingMessage,
  response: ServerResponse,
  limits: BodyLimits = LIMITS,
): void {
  const {
    'content-length': length,
    'transfer-encoding': transferEncoding,
    'content-type': type,
  } = request.headers;
  if (length === undefined && transferEncoding === undefined) return;

  const abort = () => answerTimeout(request, response);
  const isUpload = type?.toLowerCase().startsWith('multipart/form-data') ?? false;
  const timeoutMs = isUpload ? limits.uploadMs : limits.bodyMs;
  const isProgressing = isUpload ? createProgressCheck(request, limits) : () => true;
  let elapsedMs = 0;
  const check = setInterval(() => {
    const isWaiting = isWaitingForServer(request, response);
    if (!isWaiting) elapsedMs += limits.checkIntervalMs;
    if (!isProgressing(isWaiting) || elapsedMs >= timeoutMs) abort();
  }, limits.checkIntervalMs);
  const done = () => {
    clearInterval(check);
    request.socket.off('close', done);
  };
  request.once('end', done);
  request.socket.once('close', done);
}

function createProgressCheck(
  request: IncomingMessage,
  { checks, minBytes }: BodyLimits,
): (isWaiting: boolean) => boolean {
  let samples = [request.socket.bytesRead];
  return (isWaiting) => {
    const { bytesRead } = request.socket;
    if (isWaiting) samples = [];
    const oldest = samples.length === checks ? samples.shift() : undefined;
    samples.push(bytesRead);
    return oldest === undefined || bytesRead - oldest >= minBytes;
  };
}

/** Whether the server has not read what already arrived, as when an upload is queued. */
export function isWaitingForServer(request: IncomingMessage, response: ServerResponse): boolean {
  return (
    !response.headersSent &&
    (request.complete || request.readableLength >= request.readableHighWaterMark)
  );
}

function answerTimeout(request: IncomingMessage, response: ServerResponse): void {
  if (!response.headersSent) {
    response.writeHead(408, { 'Content-Type': 'application/problem+json', Connection: 'close' });
    response.end(JSON.stringify(problemOf(408, 'The request took too long to arrive.')));
  }
  // Node.js does not abort an answered request: a reader of its body would wait for ever.
  request.socket.once('close', () =>
    request.destroy(new Error('The body took too long to arrive.')),
  );
  request.socket.destroySoon();
}
