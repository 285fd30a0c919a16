import type { IncomingMessage, ServerResponse } from 'node:http';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { readAuthSecret } from './features/accounts/auth-secret.server.ts';
import { ensureFirstStaff, postingUserId } from './features/accounts/first-staff.server.ts';
import {
  type PublicServices,
  publicServicesOf,
} from './features/listings/public-listings.server.ts';
import { ensureWords } from './features/listings/text-search/rebuild-words.server.ts';
import type { Pages } from './pages.server.ts';
import { lockDataFolder } from './platform/database/data-folder-lock.server.ts';
import { openDatabase, SERVER_TIMEOUTS } from './platform/database/open-database.server.ts';
import { createLog } from './platform/http/create-log.server.ts';
import { openHttpServer } from './platform/http/http-server.server.ts';
import { postPublicly } from './platform/http/post-publicly.server.ts';
import { requestListener } from './platform/http/request-listener.server.ts';
import { openMedia } from './platform/media/open-media.server.ts';
import { logProcessWarnings } from './process-warnings.server.ts';
import type { Services } from './services.ts';
import { spareMemoryWhenIdle } from './spare-memory.server.ts';
import { tidyUpRegularly } from './tidy-up.server.ts';
import { foldAnew } from './tools/backup/fold-anew.server.ts';
import { wantsSampleData } from './tools/sample-catalogue/wants-sample-catalogue.server.ts';

const DRAIN_MS = 1000;

type DevMiddleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export interface RunningServer {
  url: string;
  stop: () => Promise<void>;
}

/** Starts the product and resolves once it answers; prints the address. `stop` ends it in order. */
export async function startServer(
  config: Config,
  createPages: (services: PublicServices) => Pages,
  devMiddleware?: DevMiddleware,
): Promise<RunningServer> {
  const lock = config.DATABASE_URL === undefined ? lockDataFolder(config.DATA_DIR) : undefined;
  const database = await openDatabase(config, { timeouts: SERVER_TIMEOUTS });
  await ensureWords(database.db, foldAnew);
  const password = await ensureFirstStaff(database.db, config, new Date());
  if (password !== undefined) {
    console.log(
      `Staff account "${config.STAFF_USERNAME}" was created with the password ${password} (shown only now).`,
    );
  }
  await postingUserId(database.db, config);
  const media = await openMedia(config);
  const now = () => new Date();
  if (await wantsSampleData(database.db, config)) {
    console.log(`Filling the catalogue with ${config.SAMPLE_DATA} sample listings (once) …`);
    const { fillSampleCatalogue } = await import(
      './tools/sample-catalogue/fill-sample-catalogue.server.ts'
    );
    await fillSampleCatalogue({ config, db: database.db, media, now });
    await database.analyze();
  }

  const http = await openHttpServer(config);
  const log = createLog(config.LOG_LEVEL);
  process.on('unhandledRejection', (reason) =>
    log.error({ err: reason }, 'a promise that nobody waited for failed'),
  );
  const services: Services = {
    config,
    database,
    db: database.db,
    media,
    siteUrl: config.SITE_URL ?? http.url,
    authSecret: readAuthSecret(config),
    log,
    now,
    postPublicly,
    monotonicMs: () => performance.now(),
  };
  const pages = createPages(publicServicesOf(services));
  const app = createApp(services, pages.answer);
  const listener = requestListener(app);
  http.answerWith(
    devMiddleware === undefined
      ? listener
      : (request, response) => devMiddleware(request, response, () => listener(request, response)),
  );
  console.log(`Listening on ${http.url}`);
  const warmedUp =
    config.NODE_ENV === 'development'
      ? undefined
      : warmUp().catch((err: unknown) => {
          log.error({ err }, 'the code of pages did not load');
          return undefined;
        });
  const stopTidyingUp = tidyUpRegularly(services);
  app.couriers.start();
  app.backups.start();

  /** Loads code and prepares statements, which the first visitors would wait for one by one. */
  async function warmUp() {
    const headers = { 'accept-encoding': 'br' };
    const answer = await app.fetch(new Request(`${http.url}/home`, { headers }));
    await answer.arrayBuffer();
    await pages.loadCode();
    logProcessWarnings(log);
    return spareMemoryWhenIdle();
  }

  return {
    url: http.url,
    async stop() {
      const stopSparing = await warmedUp;
      stopSparing?.();
      stopTidyingUp();
      await http.stop(DRAIN_MS);
      await app.finish();
      await database.close();
      lock?.release();
    },
  };
}
