import { collectDefaultMetrics, Registry } from 'prom-client';

/** Milliseconds between two looks at how late the event loop is. */
const SAMPLE_INTERVAL_MS = 20;

/** Not numbers, or absurd ones, when nothing was looked at since the last reading. */
const UNUSABLE = [
  'nodejs_eventloop_lag_min_seconds',
  'nodejs_eventloop_lag_mean_seconds',
  'nodejs_eventloop_lag_stddev_seconds',
];

/** Processor time, memory, event loop, collections and start of this process; one for all that runs in it. */
export const processMetrics = new Registry();

collectDefaultMetrics({
  register: processMetrics,
  eventLoopMonitoringPrecision: SAMPLE_INTERVAL_MS,
});
for (const name of UNUSABLE) processMetrics.removeSingleMetric(name);
