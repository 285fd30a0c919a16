import { hash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import type { Context, Handler } from 'hono';
import type { RouterRoute } from 'hono/types';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Config } from '#config.ts';
import { bearerToken } from '#platform/http/bearer-token.ts';
import { clientAddress } from '#platform/http/client-address.server.ts';
import { problem } from '#platform/http/problem.ts';
import {
  createRequestMeter,
  type RequestMeter,
  type WatchedAnswers,
} from '#platform/http/request-meter.server.ts';
import { listFacts, type RouteGroup } from '#platform/http/route-facts.server.ts';
import type { Services } from '#services.ts';
import { type MetricSources, registerProductMetrics } from './product-metrics.server.ts';

interface Metrics {
  readonly meter: RequestMeter;
  /** Answers in Prometheus' text format; 404 to callers who may not read it. */
  readonly read: Handler;
}

export function createMetrics(
  { config }: Services,
  counted: MetricSources,
  routes: readonly RouterRoute[],
): Metrics {
  const registry = new Registry();
  registerProductMetrics(registry, counted);
  const meter = createRequestMeter(registry, routeGroups(routes), WATCHED);
  const all = Registry.merge([registry, processMetrics]);
  return {
    meter,
    async read(context) {
      if (!mayReadMetrics(context, config))
        return problem(context, 404, 'There is nothing under this address.');
      return context.body(await all.metrics(), 200, {
        'Content-Type': all.contentType,
        'Cache-Control': 'no-store',
      });
    },
  };
}

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8);
LOOPBACK.addAddress('::1', 'ipv6');

const PROXY_HEADERS = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

function mayReadMetrics(
  context: Context,
  { METRICS_TOKEN: token, TRUSTED_PROXY }: Pick<Config, 'METRICS_TOKEN' | 'TRUSTED_PROXY'>,
): boolean {
  const given = bearerToken(context.req.header('authorization'));
  if (token !== undefined && given !== undefined && isSame(given, token)) return true;
  return isLoopback(clientAddress(context, TRUSTED_PROXY)) && !cameThroughProxy(context);
}

/** A proxy on this machine is told by its headers, or by a Host that is not this machine. */
function cameThroughProxy({ req }: Context): boolean {
  if (PROXY_HEADERS.some((name) => req.header(name) !== undefined)) return true;
  const host = req.header('host');
  if (host === undefined) return false;
  if (!URL.canParse(`http://${host}`)) return true;
  const { hostname } = new URL(`http://${host}`);
  return hostname !== 'localhost' && !isLoopback(hostname.replace(/^\[|\]$/g, ''));
}

function isLoopback(address: string): boolean {
  return LOOPBACK.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

function isSame(given: string, token: string): boolean {
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', token, 'buffer'));
}

const SAMPLE_INTERVAL_MS = 20;

/** NaN or absurd when nothing was sampled since the last reading. */
const UNUSABLE = [
  'nodejs_eventloop_lag_min_seconds',
  'nodejs_eventloop_lag_mean_seconds',
  'nodejs_eventloop_lag_stddev_seconds',
];

const processMetrics = new Registry();

collectDefaultMetrics({
  register: processMetrics,
  eventLoopMonitoringPrecision: SAMPLE_INTERVAL_MS,
});
for (const name of UNUSABLE) processMetrics.removeSingleMetric(name);

const FILE = /\.[a-z]+$/;

/**
 * An unknown address counts as most routes of its resource do, else as `api` or `page`. `routes`
 * may grow until the first call.
 */
export function routeGroups(routes: readonly RouterRoute[]): (address: string) => RouteGroup {
  let groups: Map<string, RouteGroup> | undefined;
  return (address) => {
    groups ??= groupTable(routes);
    const end = address.indexOf('?');
    const path = end === -1 ? address : address.slice(0, end);
    const [, first = '', second = '', third = ''] = path.split('/', 4);
    if (first.toLowerCase() !== 'api')
      return groups.get(first) ?? (second === '' && FILE.test(first) ? 'file' : 'page');
    const resource = `api/${second.toLowerCase()}`;
    return groups.get(`${resource}/${third.toLowerCase()}`) ?? groups.get(resource) ?? 'api';
  };
}

/** Keys are the first segment of a path; in the API `api/resource` and `api/resource/word`. */
function groupTable(routes: readonly RouterRoute[]): Map<string, RouteGroup> {
  const table = new Map<string, RouteGroup>();
  const byResource = new Map<string, RouteGroup[]>();
  for (const { path, facts } of listFacts(routes)) {
    const [, first = '', second = '', third = ''] = path.split('/');
    if (first !== 'api') {
      table.set(first, facts.group);
      continue;
    }
    const resource = `api/${second.toLowerCase()}`;
    table.set(`${resource}/${third.toLowerCase()}`, facts.group);
    byResource.set(resource, [...(byResource.get(resource) ?? []), facts.group]);
  }
  for (const [resource, groups] of byResource) table.set(resource, mostFrequent(groups));
  return table;
}

function mostFrequent(values: readonly RouteGroup[]): RouteGroup {
  const count = (value: RouteGroup) => values.filter((other) => other === value).length;
  return values.toSorted((one, other) => count(other) - count(one))[0] ?? 'api';
}

const watched = (method: string, group: RouteGroup, status: string) => ({ method, group, status });

const WATCHED: WatchedAnswers = [
  ...['401', '429', '503'].map((status) => watched('POST', 'login', status)),
  ...['200', '413', '415', '503'].map((status) => watched('PUT', 'upload', status)),
  ...['500', '503'].map((status) => watched('GET', 'page', status)),
  ...['500', '503'].map((status) => watched('GET', 'property', status)),
];
