import type { Handler } from 'hono';
import type { RouterRoute } from 'hono/types';
import { Registry } from 'prom-client';
import { problem } from '#http/problem.ts';
import { createRequestMeter, type RequestMeter } from '#http/request-meter.server.ts';
import type { Services } from '#services.ts';
import { mayReadMetrics } from './metrics-access.server.ts';
import { processMetrics } from './process-metrics.server.ts';
import { type MetricSources, registerProductMetrics } from './product-metrics.server.ts';
import { routeGroups, WATCHED } from './route-groups.ts';

export interface Metrics {
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
