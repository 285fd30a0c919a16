import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { pino } from 'pino';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { lockDataFolder } from './database/data-folder-lock.server.ts';
import { forgetOldKeys } from './database/idempotency.server.ts';
import { openDatabase } from './database/open-database.server.ts';
import { readAuthSecret } from './features/accounts/auth-secret.server.ts';
import { ensureFirstStaff, postingUserId } from './features/accounts/first-staff.server.ts';
import { sweepImages } from './features/images/image-removal.server.ts';
import { openMedia } from './features/images/open-media.server.ts';
import { requestListener } from './http/request-listener.server.ts';
import { SERVER_LIMITS } from './http/slow-requests.server.ts';
import type { Services } from './services.ts';
import type { Pages } from './web/pages.server.ts';

/** How long requests under way may take to finish once the process was asked to stop, in milliseconds. */
const GRACE = 8000;

/** How long after the start tidying up waits, so that it keeps nobody waiting, in milliseconds. */
const TIDY_AFTER = 30_000;

/** Something that may answer a request before the product does: the development server's own files. */
type Before = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export interface RunningServer {
  url: string;
  stop: () => Promise<void>;
}

/** Opens everything, listens and prints where. Resolves once the site answers; `stop` ends it in order. */
export async function startServer(
  config: Config,
  loadPages: (services: Services) => Promise<Pages>,
  before?: Before,
): Promise<RunningServer> {
  const lock = config.DATABASE_URL === undefined ? lockDataFolder(config.DATA_DIR) : undefined;
  const database = await openDatabase(config);
  const password = await ensureFirstStaff(database.db, config, new Date());
  if (password !== undefined) {
    console.log(`Staff account "${config.STAFF_USERNAME}" was created with the password ${password} (shown only now).`);
  }
  await postingUserId(database.db, config);
  const media = await openMedia(config);

  const server = createServer(SERVER_LIMITS);
  const port = await listen(server, config);
  const host = config.HOST.includes(':') ? `[${config.HOST}]` : config.HOST;
  const url = `http://${host}:${port}`;
  const log = pino({ level: config.LOG_LEVEL });
  const services: Services = {
    config,
    database,
    db: database.db,
    media,
    siteUrl: config.SITE_URL ?? url,
    authSecret: readAuthSecret(config),
    log,
    now: () => new Date(),
  };
  const app = createApp(services, await loadPages(services));
  const listener = requestListener(app);
  server.on(
    'request',
    before === undefined ? listener : (request, response) => before(request, response, () => listener(request, response)),
  );
  console.log(`Listening on ${url}`);
  const tidying = setTimeout(() => void tidyUp(services), TIDY_AFTER);

  return {
    url,
    async stop() {
      clearTimeout(tidying);
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      const timer = setTimeout(() => server.closeAllConnections(), GRACE);
      await closed;
      clearTimeout(timer);
      await app.finish();
      await database.close();
      lock?.release();
    },
  };
}

/** Removes what crashes and time have left behind. */
async function tidyUp({ db, media, log, now }: Services): Promise<void> {
  try {
    await forgetOldKeys(db, now());
    await sweepImages(db, media, now());
  } catch (error) {
    log.error({ err: error }, 'tidying up failed; the next start tries again');
  }
}

function listen(server: Server, { HOST, PORT }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`PORT: ${PORT} is already in use on ${HOST}; choose another, or 0 for any free one.`)
          : error,
      );
    });
    server.listen(PORT, HOST, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : PORT);
    });
  });
}
