// Runs alone: it starts other processes.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { createSchema, schemaUrl } from '#test/postgres-schema.ts';
import { postgresUrl } from '#test/postgres-server.ts';
import { startProcess, temporaryFolder } from './start-process.ts';

const CLIENTS = 6;
const PASSWORD = 'Kestrel-harbour-7319';

/** In turn, as a proxy does; asks the next server only where nobody listens. */
function roundRobin(servers: Set<string>) {
  let turn = 0;
  return async (path: string, method = 'GET', headers: Record<string, string> = {}, body = '') => {
    for (;;) {
      const urls = [...servers];
      turn += 1;
      try {
        const url = `${urls[turn % urls.length]}${path}`;
        const call = request(url, { method, headers, agent: false }).end(body);
        const [response]: IncomingMessage[] = await once(call, 'response');
        assert.ok(response !== undefined);
        return { status: response.statusCode, body: await text(response) };
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED'))
          throw error;
      }
    }
  };
}

if (process.env.TEST_DATABASE === 'postgres') {
  test('two servers restart one by one under load without a failed request', {
    timeout: 300_000,
  }, async (context) => {
    using folder = temporaryFolder();
    const server = await postgresUrl();
    const settings = {
      DATABASE_URL: schemaUrl(server, await createSchema(server)),
      DATA_DIR: join(folder.path, 'data'),
      AUTH_SECRET: 'x'.repeat(32),
      STAFF_PASSWORD: PASSWORD,
    };
    const servers = new Set<string>();
    const ask = roundRobin(servers);
    const start = async () => {
      const started = startProcess(settings);
      return { started, url: await started.listening() };
    };
    await using stack = new AsyncDisposableStack();
    const running = [await start(), await start()];
    for (const { started, url } of running) {
      stack.use(started);
      servers.add(url);
    }
    const json = { 'content-type': 'application/json' };
    const login = await ask(
      '/api/Acount/authenticate',
      'POST',
      json,
      JSON.stringify({ userName: 'admin', password: PASSWORD }),
    );
    const authorization = `Bearer ${JSON.parse(login.body).token}`;

    let stopped = false;
    let answers = 0;
    const failures: string[] = [];
    const written: string[] = [];
    const clients = Array.from({ length: CLIENTS }, async (_, client) => {
      for (let count = 1; !stopped; count += 1) {
        const name = `Country ${client} ${count}`;
        const isWrite = count % 5 === 0;
        try {
          const { status } = isWrite
            ? await ask(
                '/api/Country',
                'POST',
                { ...json, authorization },
                JSON.stringify({ name }),
              )
            : await ask(`/api/Property/freshProperties?count=${count}`);
          answers += 1;
          if (status === 201) written.push(name);
          else if (status !== 200) failures.push(`${status}`);
        } catch (error) {
          failures.push(String(error));
        }
      }
    });

    for (const { started, url } of running) {
      const next = await start();
      stack.use(next.started);
      servers.add(next.url);
      started.signal('SIGTERM');
      assert.equal((await started.ended).code, 0);
      servers.delete(url);
    }
    stopped = true;
    await Promise.all(clients);

    context.diagnostic(`${answers} answers, ${failures.length} failures`);
    assert.deepEqual(failures, []);
    assert.ok(answers > CLIENTS);
    const countries = JSON.parse((await ask('/api/Country')).body);
    const names = countries.map(({ name }: { name: string }) => name);
    assert.deepEqual(names.sort(), written.sort());
  });
}
