import type { IncomingMessage, ServerOptions, ServerResponse } from 'node:http';

/** Milliseconds for the head of a request; Node answers 408 and closes. Bodies have their own limits below. */
export const SERVER_LIMITS = {
  headersTimeout: 8000,
  requestTimeout: 0,
  connectionsCheckingInterval: 1000,
  maxHeaderSize: 16_384,
} satisfies ServerOptions;

/** In milliseconds. */
export interface BodyLimits {
  /** For a whole body. */
  whole: number;
  /** For a whole upload, which may take long on a phone's network as long as it makes progress. */
  upload: number;
  /** How often an upload is looked at; one that brought nothing since the last look has stalled. */
  look: number;
}

const LIMITS: BodyLimits = { whole: 8000, upload: 300_000, look: 4000 };

/**
 * Ends a request whose body does not arrive: 408 if nothing was answered yet, and the connection closes. The clock runs on after an
 * early answer (a refusal without reading), or half a body would hold its connection for ever.
 */
export function limitSlowBody(request: IncomingMessage, response: ServerResponse, limits: BodyLimits = LIMITS): void {
  const { 'content-length': length, 'transfer-encoding': coding, 'content-type': type } = request.headers;
  if (length === undefined && coding === undefined) return;

  const giveUp = () => refuse(request, response);
  const isUpload = type?.startsWith('multipart/form-data') ?? false;
  const whole = setTimeout(giveUp, isUpload ? limits.upload : limits.whole);
  const looks = isUpload ? setInterval(whenStalled(request, giveUp), limits.look) : undefined;
  const done = () => {
    clearTimeout(whole);
    clearInterval(looks);
    request.socket.off('close', done);
  };
  request.once('end', done);
  request.socket.once('close', done);
}

function whenStalled(request: IncomingMessage, giveUp: () => void): () => void {
  let before = -1;
  return () => {
    const { bytesRead } = request.socket;
    if (bytesRead === before) giveUp();
    before = bytesRead;
  };
}

function refuse(request: IncomingMessage, response: ServerResponse): void {
  if (!response.headersSent) {
    const problem = { type: 'about:blank', title: 'Request Timeout', status: 408, detail: 'The request took too long to arrive.' };
    response.writeHead(408, { 'Content-Type': 'application/problem+json', Connection: 'close' });
    response.end(JSON.stringify(problem));
  }
  request.socket.destroySoon();
}
