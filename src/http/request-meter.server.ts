import type { IncomingMessage, ServerResponse } from 'node:http';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

const BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** `begin` is called when a request arrives, then one of the others. */
export interface RequestMeter {
  begin(): StartTime;
  endAtOnce(request: IncomingMessage, status: number): void;
  endWhenClosed(request: IncomingMessage, response: ServerResponse, startTime: StartTime): void;
}

type StartTime = number;

interface Labels extends Record<'method' | 'group' | 'status', string> {}

/** Counters that exist as 0 from the start, without which a rate would miss the first event. */
export type WatchedAnswers = readonly Labels[];

/** `groupOf` must have few results: a label per address would fill the memory. */
export function createRequestMeter(
  registry: Registry,
  groupOf: (address: string) => string,
  watched: WatchedAnswers,
): RequestMeter {
  const registers = [registry];
  let inFlight = 0;
  const tally = new Map<string, { labels: Labels; count: number }>();
  // Finding a counter by labels is slow in prom-client, so counts are handed over on reading.
  const count = (labels: Labels) => {
    const key = `${labels.method} ${labels.group} ${labels.status}`;
    const known = tally.get(key);
    if (known === undefined) tally.set(key, { labels, count: 1 });
    else known.count += 1;
  };
  const labelsOf = ({ method = '', url = '' }: IncomingMessage, status: string): Labels => ({
    method: METHODS.has(method) ? method : 'other',
    group: groupOf(url),
    status,
  });

  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests by method, group of addresses and status; "aborted" when their sender left before an answer.',
    labelNames: ['method', 'group', 'status'],
    registers,
    collect() {
      for (const counted of tally.values()) {
        this.inc(counted.labels, counted.count);
        counted.count = 0;
      }
    },
  });
  for (const labels of watched) requests.inc(labels, 0);
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the head of a request to the end of its answer, by group of addresses; answers that were ready or refused at once are left out.',
    labelNames: ['group'],
    buckets: BUCKETS_SECONDS,
    registers,
  });
  new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests that wait for their answer, this one included.',
    registers,
    collect() {
      this.set(inFlight);
    },
  });

  return {
    begin() {
      inFlight += 1;
      return performance.now();
    },
    endAtOnce(request, status) {
      inFlight -= 1;
      count(labelsOf(request, String(status)));
    },
    endWhenClosed(request, response, begun) {
      const end = () => {
        inFlight -= 1;
        const labels = labelsOf(
          request,
          response.headersSent ? String(response.statusCode) : 'aborted',
        );
        count(labels);
        seconds.observe({ group: labels.group }, (performance.now() - begun) / 1000);
      };
      // `close` does not fire on a response that is already closed.
      if (response.closed || request.socket.destroyed) end();
      else response.once('close', end);
    },
  };
}
