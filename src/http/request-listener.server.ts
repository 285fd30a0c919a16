import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { checkRequestUrl, refuseUnreadableAddress } from './malformed-requests.server.ts';
import type { ReadyAnswers } from './ready-answers.server.ts';
import type { RequestMeter } from './request-meter.server.ts';
import { limitSlowBody } from './slow-requests.server.ts';

/** Stands where HTTP/1.0 need not say whom it asks, as the health checks of load balancers; Node.js refuses HTTP/1.1 without a Host. */
const NO_HOST = 'localhost';

type Bindings = HttpBindings | Http2Bindings;

interface App {
  fetch(request: Request, env: Bindings): Response | Promise<Response>;
  ready: ReadyAnswers;
  meter: RequestMeter;
}

/** Node's way into the product: what is ready leaves at once, everything else becomes a `Request`. */
export function requestListener({
  fetch,
  ready,
  meter,
}: App): (request: IncomingMessage, response: ServerResponse) => void {
  const read = async (request: Request, env: Bindings) => {
    const response = await fetch(checkRequestUrl(request), env);
    // One that was too slow has had its answer.
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
    // A version that cannot be read (the database is away) is no reason to fail here: the product says so itself.
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
