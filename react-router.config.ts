import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  // Every address is known from the first page on: no request to discover routes.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
