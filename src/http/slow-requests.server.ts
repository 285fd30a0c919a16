import type { IncomingMessage, ServerOptions, ServerResponse } from 'node:http';
import { problemOf } from './problem.ts';

/** Milliseconds for the head of a request; Node answers 408 and closes. Bodies have their own limits below. */
export const SERVER_LIMITS = {
  headersTimeout: 8000,
  requestTimeout: 0,
  connectionsCheckingInterval: 1000,
  maxHeaderSize: 16_384,
  // Longer than proxies keep theirs (nginx and most balancers a minute): a request that met a connection being closed would be lost.
  keepAliveTimeout: 65_000,
} satisfies ServerOptions;

/** Times in milliseconds. */
export interface BodyLimits {
  /** For a whole body. */
  whole: number;
  /** For a whole upload, which may take long on a phone's network as long as it makes progress. */
  upload: number;
  /** How often an upload is looked at. */
  look: number;
  /** Over how many looks an upload has to bring at least so many bytes. */
  looks: number;
  bytes: number;
}

/** A slow phone's 5 KB a second may pause for six of the eight seconds. */
const LIMITS: BodyLimits = { whole: 8000, upload: 300_000, look: 1000, looks: 8, bytes: 8192 };

/**
 * Ends a request whose body does not arrive: 408 if nothing was answered yet, and the connection closes. The clock runs on after an
 * early answer (a refusal without reading), or half a body would hold its connection for ever.
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

/** Whether all that came is here and stays unread, as an upload's that waits for its turn: no more can come then. */
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
  // A request that was answered is not aborted with its connection: whoever reads its body would wait for ever, and keep a place in a queue.
  request.socket.once('close', () =>
    request.destroy(new Error('The body took too long to arrive.')),
  );
  request.socket.destroySoon();
}
