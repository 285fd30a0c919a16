import type { IncomingMessage, ServerResponse } from 'node:http';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { ReadyAnswer } from './ready-answer.server.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

const BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** One of these is called for each request. */
export interface RequestMeter {
  countReady(request: IncomingMessage, answer: ReadyAnswer): void;
  countRefused(request: IncomingMessage, status: number): void;
  measure(request: IncomingMessage, response: ServerResponse): void;
}

interface Labels extends Record<'method' | 'group' | 'status', string> {}

interface Tally {
  readonly labels: Labels;
  count: number;
}

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
  const tally = new Map<string, Tally>();
  /** An answer that is sent more than once goes out under addresses of one group. */
  const tallyOf = new WeakMap<ReadyAnswer, Tally>();
  // Finding a counter by labels is slow in prom-client, so counts are handed over on reading.
  const count = (labels: Labels): Tally => {
    const key = `${labels.method} ${labels.group} ${labels.status}`;
    const counted = tally.get(key) ?? { labels, count: 0 };
    counted.count += 1;
    tally.set(key, counted);
    return counted;
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
    countReady(request, answer) {
      const counted = tallyOf.get(answer);
      if (counted === undefined)
        tallyOf.set(answer, count(labelsOf(request, String(answer.status))));
      else counted.count += 1;
    },
    countRefused(request, status) {
      count(labelsOf(request, String(status)));
    },
    measure(request, response) {
      const begun = performance.now();
      inFlight += 1;
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
