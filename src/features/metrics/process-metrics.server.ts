import { collectDefaultMetrics, Registry } from 'prom-client';

const SAMPLE_INTERVAL_MS = 20;

/** NaN or absurd when nothing was sampled since the last reading. */
const UNUSABLE = [
  'nodejs_eventloop_lag_min_seconds',
  'nodejs_eventloop_lag_mean_seconds',
  'nodejs_eventloop_lag_stddev_seconds',
];

export const processMetrics = new Registry();

collectDefaultMetrics({
  register: processMetrics,
  eventLoopMonitoringPrecision: SAMPLE_INTERVAL_MS,
});
for (const name of UNUSABLE) processMetrics.removeSingleMetric(name);
