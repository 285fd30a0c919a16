import { createServer } from 'vite';
import { readConfig } from '#config.ts';
import type * as PagesBuild from '../src/pages.server.ts';
import { startServer } from '../src/server.ts';
import { runUntilSignal } from './run-until-signal.ts';

process.env.NODE_ENV = 'development';

await runUntilSignal(async () => {
  const config = readConfig(process.env);
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  const server = await startServer(
    config,
    (services) => ({
      async answer(...request) {
        const { createPages } = (await vite.ssrLoadModule(
          './src/pages.server.ts',
        )) as typeof PagesBuild;
        return createPages(services).answer(...request);
      },
      loadCode: async () => {},
    }),
    vite.middlewares,
  );
  return {
    async stop() {
      await vite.close();
      await server.stop();
    },
  };
});
