import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Admission } from './admission.server.ts';
import { ConnectionGuard } from './connection-limits.server.ts';
import type { RequestListener } from './http-server.server.ts';
import { checkRequestUrl, refuseUnreadableAddress } from './malformed-requests.server.ts';
import type { ReadyAnswer } from './ready-answer.server.ts';
import type { ReadyAnswers } from './ready-answers.server.ts';
import type { RequestMeter } from './request-meter.server.ts';
import { limitSlowBody } from './slow-requests.server.ts';

/** HTTP/1.0 requests, such as health checks, may lack Host. */
const NO_HOST = 'localhost';
const PROBES = ['/healthz', '/readyz'];
/** They cost little more than a refusal, and a page that was served is half a page without them. */
const FILES_OF_PAGES = '/assets/';

type Bindings = HttpBindings | Http2Bindings;

interface App {
  admission: Admission;
  fetch(request: Request, env: Bindings): Response | Promise<Response>;
  ready: ReadyAnswers;
  meter: RequestMeter;
}

/**
 * Sends ready answers, probes and the scripts and styles of pages directly; every other request
 * waits until there is room for it.
 */
export function requestListener({ admission, fetch, ready, meter }: App): RequestListener {
  const connections = new ConnectionGuard();
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
  const work = (request: IncomingMessage, response: ServerResponse) => {
    const { url = '' } = request;
    const isDirect = PROBES.includes(url) || url.startsWith(FILES_OF_PAGES);
    if (!isDirect && admission.refusedAtOnce(response)) {
      meter.countRefused(request, 503);
      return;
    }
    meter.measure(request, response);
    if (isDirect) void answer(request, response);
    else
      admission.run(request, response, async (release) => {
        releases.set(request, release);
        try {
          await answer(request, response);
        } finally {
          release();
        }
      });
  };
  const listen = (request: IncomingMessage, response: ServerResponse) => {
    if (!connections.admits(request, response)) return;
    limitSlowBody(request, response);
    const sendOrWork = (kept: ReadyAnswer | undefined) => {
      if (kept === undefined) return work(request, response);
      kept.send(response);
      meter.countReady(request, kept);
    };
    const kept = ready.find(request.method ?? '', request.url ?? '', request.headers);
    if (kept instanceof Promise) void kept.then(sendOrWork);
    else sendOrWork(kept);
  };
  return Object.assign(listen, { connectionOpened: () => admission.connectionOpened() });
}
