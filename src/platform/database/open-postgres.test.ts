import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { postgresUrl } from '#test/postgres-server.ts';
import { isDatabaseUnavailable } from './database-errors.ts';
import { openPostgres } from './open-postgres.server.ts';

/** A way to the server that can stop passing anything on, as when the server is suspended. */
async function openProxy() {
  const server = new URL(await postgresUrl());
  const folder = server.searchParams.get('host');
  const port = server.port === '' ? 5432 : Number(server.port);
  const sockets = new Set<Socket>();
  let hangs = false;
  let opened = 0;
  const proxy = createServer((client) => {
    opened += 1;
    sockets.add(client.on('error', () => {}));
    if (hangs) return;
    const target =
      folder === null ? connect(port, server.hostname) : connect(`${folder}/.s.PGSQL.${port}`);
    sockets.add(target.on('error', () => {}));
    client.pipe(target).pipe(client);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const url = new URL(server);
  url.searchParams.delete('host');
  url.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  return {
    url: url.href,
    hang() {
      hangs = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    recover() {
      hangs = false;
    },
    opened: () => opened,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
}

async function failureMs(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  const error = await call().then(
    () => undefined,
    (error: Error) => error,
  );
  assert.ok(error !== undefined && isDatabaseUnavailable(error), String(error));
  return performance.now() - start;
}

/** The pause after a failed try ends by a clock of its own: a wait of the same length may be too short. */
async function untilFulfilled(call: () => Promise<unknown>): Promise<void> {
  for (const deadline = performance.now() + 10_000; ; await setTimeout(50))
    try {
      await call();
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
    }
}

test('fails a transaction and what follows soon while the server hangs, and recovers', async () => {
  await using proxy = await openProxy();
  const { db, close } = openPostgres(proxy.url, { connectionMs: 300, queryMs: 500 });
  const read = () => db.selectNoFrom(({ val }) => val(1).as('one')).execute();
  await Promise.all([read(), read(), read()]);

  const transaction = db.transaction().execute(async (db) => {
    proxy.hang();
    await db.selectNoFrom(({ val }) => val(1).as('one')).execute();
  });
  // The query waits for 1 s; the rollback does not wait again.
  assert.ok((await failureMs(() => transaction)) < 1500);
  // No idle connection waits for another second, and after one failed try the next fails at once.
  assert.ok((await failureMs(read)) < 600);
  const tried = proxy.opened();
  await failureMs(read);
  assert.equal(proxy.opened(), tried);

  proxy.recover();
  await untilFulfilled(read);
  await close();
});
