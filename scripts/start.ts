import type * as Site from '../src/site.server.ts';
import { ensureProductionBuild, hasProductionBuild } from './production-build.ts';
import { runUntilSignal } from './run-until-signal.ts';

process.env.NODE_ENV ??= 'production';

await runUntilSignal(async (asked) => {
  if (!hasProductionBuild()) await checkConfig();
  await ensureProductionBuild(asked);
  const built = new URL('../build/server/index.js', import.meta.url).href;
  const { site }: typeof Site = await import(built);
  const { createPages, readConfig, startServer } = site;
  return startServer(readConfig(process.env), createPages);
});

/** A wrong setting is told before the build, which takes a while. */
async function checkConfig(): Promise<void> {
  const { readConfig } = await import('../src/config.ts');
  readConfig(process.env);
}
