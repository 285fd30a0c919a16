import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { checkRequestUrl, refuseUnreadableAddress } from './malformed-requests.server.ts';
import type { ReadyAnswers } from './ready-answers.server.ts';
import type { RequestMeter } from './request-meter.server.ts';
import { limitSlowBody } from './slow-requests.server.ts';

/** HTTP/1.0 requests, such as health checks, may lack Host. */
const NO_HOST = 'localhost';

type Bindings = HttpBindings | Http2Bindings;

interface App {
  fetch(request: Request, env: Bindings): Response | Promise<Response>;
  ready: ReadyAnswers;
  meter: RequestMeter;
}

/** Sends ready answers directly and turns every other request into a `Request` for the product. */
export function requestListener({
  fetch,
  ready,
  meter,
}: App): (request: IncomingMessage, response: ServerResponse) => void {
  const read = async (request: Request, env: Bindings) => {
    const response = await fetch(checkRequestUrl(request), env);
    return env.outgoing.headersSent ? RESPONSE_ALREADY_SENT : response;
  };
  const answer = getRequestListener(read, {
    hostname: NO_HOST,
    errorHandler: refuseUnreadableAddress,
  });
  return async (request, response) => {
    const startTime = meter.begin();
    limitSlowBody(request, response);
    const { method = '', url = '' } = request;
    // While the database is away, the product answers with 503 itself.
    const kept = await ready.find(method, url, request.headers).catch(() => undefined);
    if (kept === undefined) {
      meter.endWhenClosed(request, response, startTime);
      await answer(request, response);
      return;
    }
    response.writeHead(kept.status, kept.headers);
    response.end(kept.body);
    meter.endReady(request, kept.status);
  };
}
