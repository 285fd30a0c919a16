import { readConfig } from '../src/config.ts';
import type * as PagesBuild from '../src/pages.server.ts';
import { startServer } from '../src/server.ts';
import { ensureProductionBuild } from './production-build.ts';
import { runUntilSignal } from './run-until-signal.ts';

process.env.NODE_ENV ??= 'production';

await runUntilSignal(async (asked) => {
  const config = readConfig(process.env);
  await ensureProductionBuild(asked);
  return startServer(config, async (services) => {
    const built = new URL('../build/server/index.js', import.meta.url).href;
    const { createPages }: typeof PagesBuild = await import(built);
    return createPages(services);
  });
});
