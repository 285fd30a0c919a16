import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Admission } from './admission.server.ts';
import { ConnectionGuard } from './connection-limits.server.ts';
import type { RequestListener } from './http-server.server.ts';
import { checkRequestUrl, refuseUnreadableAddress } from './malformed-requests.server.ts';
import type { ReadyAnswers } from './ready-answers.server.ts';
import type { RequestMeter } from './request-meter.server.ts';
import { limitSlowBody } from './slow-requests.server.ts';

/** HTTP/1.0 requests, such as health checks, may lack Host. */
const NO_HOST = 'localhost';
const PROBES = ['/healthz', '/readyz'];

type Bindings = HttpBindings | Http2Bindings;

interface App {
  fetch(request: Request, env: Bindings): Response | Promise<Response>;
  ready: ReadyAnswers;
  meter: RequestMeter;
}

/** Sends ready answers and probes directly; every other request waits until there is room for it. */
export function requestListener({ fetch, ready, meter }: App): RequestListener {
  const connections = new ConnectionGuard();
  const admission = new Admission();
  const releases = new WeakMap<object, () => void>();
  const read = async (request: Request, env: Bindings) => {
    try {
      const response = await fetch(checkRequestUrl(request), env);
      return env.outgoing.headersSent ? RESPONSE_ALREADY_SENT : response;
    } finally {
      // A slow reader of the answer must not hold a place.
      releases.get(env.incoming)?.();
    }
  };
  const answer = getRequestListener(read, {
    hostname: NO_HOST,
    errorHandler: refuseUnreadableAddress,
  });
  const listen = async (request: IncomingMessage, response: ServerResponse) => {
    if (!connections.admits(request, response)) return;
    const startTime = meter.begin();
    limitSlowBody(request, response);
    const { method = '', url = '' } = request;
    // While the database is away, the product answers with 503 itself.
    const kept = await ready.find(method, url, request.headers).catch(() => undefined);
    if (kept !== undefined) {
      response.writeHead(kept.status, kept.headers);
      response.end(kept.body);
      meter.endAtOnce(request, kept.status);
      return;
    }
    const isProbe = PROBES.includes(url);
    if (!isProbe && admission.refusedAtOnce(response)) {
      meter.endAtOnce(request, 503);
      return;
    }
    meter.endWhenClosed(request, response, startTime);
    if (isProbe) return answer(request, response);
    admission.run(request, response, async (release) => {
      releases.set(request, release);
      try {
        await answer(request, response);
      } finally {
        release();
      }
    });
  };
  return Object.assign(listen, { connectionOpened: () => admission.connectionOpened() });
}
