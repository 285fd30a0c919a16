import { pino } from 'pino';
import { createApp } from '#app.ts';
import { readConfig } from '#config.ts';
import { publicDbOf } from '#features/listings/public-listings.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { openHttpServer } from '#platform/http/http-server.server.ts';
import { type PostPublicly, postPublicly } from '#platform/http/post-publicly.server.ts';
import { requestListener } from '#platform/http/request-listener.server.ts';
import type { Services } from '#services.ts';
import { openTestDatabase } from '#test/test-database.ts';
import { openTestMedia, type TestMedia } from '#test/test-media.ts';

export const TEST_NOW = new Date('2026-03-01T06:30:00.000Z');

/**
 * The product on an empty database, called without a port unless `TEST_WIRE=http`. Dispose of it at
 * the end of the test; it disposes of a given database and media store too.
 */
export async function createTestApp(
  environment: Record<string, string> = {},
  given?: Database,
  givenMedia?: TestMedia,
  post: PostPublicly = postPublicly,
) {
  const config = readConfig({ DATA_DIR: '/nonexistent', SAMPLE_DATA: '0', ...environment });
  const database = given ?? (await openTestDatabase());
  const kept = givenMedia ?? (await openTestMedia());
  const log = pino({ level: 'silent' });
  let now = TEST_NOW;
  let monotonicMs = 0;
  const services: Services = {
    config,
    database,
    db: database.db,
    media: kept.media,
    siteUrl: 'https://example.test',
    authSecret: 'the secret that signs the tokens of tests',
    log,
    now: () => now,
    postPublicly: post,
    monotonicMs: () => monotonicMs,
  };
  const app = createApp(services);
  const server =
    process.env.TEST_WIRE === 'http'
      ? await openHttpServer({ HOST: '127.0.0.1', PORT: 0 })
      : undefined;
  server?.answerWith(requestListener(app));
  const origin = server?.url ?? services.siteUrl;
  const answer = server === undefined ? app.fetch : fetch;
  return {
    services,
    db: database.db,
    publicDb: publicDbOf(database, () => now),
    media: kept.media,
    finish: app.finish,
    product: app,
    advance: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1000);
      monotonicMs += seconds * 1000;
    },
    setClock: (time: Date) => {
      now = time;
    },
    fetch: (path: string, init?: RequestInit) =>
      Promise.resolve(answer(new Request(new URL(path, origin), init))),
    async [Symbol.asyncDispose]() {
      await server?.stop();
      await database.close();
      await kept[Symbol.asyncDispose]();
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>;
