// Runs alone: it starts other processes.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { startProcess, temporaryFolder } from './start-process.ts';

const CONNECTIONS = 40;
/** Two per connection on average. */
const ANSWERS_BEFORE = 2 * CONNECTIONS;
/** The server ends every connection after eight seconds. */
const EXIT_MS = 10_000;

test('SIGTERM under load resets no request and exits in time', { timeout: 60_000 }, async () => {
  using folder = temporaryFolder();
  await using site = startProcess({ DATA_DIR: folder.path });
  const url = await site.listening();
  const busy = Promise.withResolvers<void>();
  let answered = 0;
  const clients = Array.from({ length: CONNECTIONS }, (_, index) =>
    askUntilClosed(url, index, () => {
      answered += 1;
      if (answered === ANSWERS_BEFORE) busy.resolve();
    }),
  );
  await busy.promise;

  const stopped = performance.now();
  site.signal('SIGTERM');
  const ended = await Promise.all(clients);
  const { code } = await site.ended;

  assert.equal(code, 0, site.lines.join('\n'));
  assert.ok(performance.now() - stopped < EXIT_MS);
  assert.deepEqual(
    ended,
    Array.from(clients, () => 'close'),
  );
});

/** Sends one request after another on one connection until an answer ends it. */
async function askUntilClosed(url: string, client: number, onAnswer: () => void) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let answers = 0; ; answers += 1) {
    const path = `/explore-properties/Houses-for-sale?minBudget=${client * 100_000 + answers + 1}`;
    try {
      const call = request(`${url}${path}`, { agent }).end();
      const [response]: IncomingMessage[] = await once(call, 'response');
      assert.ok(response !== undefined);
      await text(response);
      if (response.headers.connection === 'close') return 'close';
      assert.ok(response.statusCode === 200 || response.statusCode === 503);
      onAnswer();
    } catch (error) {
      return String(error);
    }
  }
}
