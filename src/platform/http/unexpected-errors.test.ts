import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { Admission } from './admission.server.ts';
import { limitBody } from './body-limit.server.ts';
import { createReadyAnswers } from './ready-answers.server.ts';
import { requestListener } from './request-listener.server.ts';
import { createRequestMeter } from './request-meter.server.ts';
import { handleUnexpectedErrors } from './unexpected-errors.server.ts';

const HALF_A_BODY =
  'POST / HTTP/1.1\r\nHost: test\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n';

/** The log of a client that sends half a body and leaves. */
async function logOfLeaving(
  before: () => Promise<void>,
): Promise<{ level: number; msg: string; err?: object }[]> {
  const lines: string[] = [];
  const app = new Hono().onError(
    handleUnexpectedErrors(
      pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }),
    ),
  );
  let settle = () => {};
  const settled = new Promise<void>((resolve) => {
    settle = resolve;
  });
  app.use('*', async (_context, next) => next().finally(settle));
  app.post(
    '/',
    async (_context, next) => before().then(next),
    limitBody,
    (context) => context.text('read'),
  );
  const ready = createReadyAnswers(() => 1);
  const server = createServer(
    requestListener({
      admission: new Admission(),
      fetch: app.fetch,
      ready,
      meter: createRequestMeter(new Registry(), () => 'page', []),
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const visitor = connect((server.address() as AddressInfo).port, '127.0.0.1').on(
    'error',
    () => {},
  );
  visitor.write(HALF_A_BODY, () => setTimeout(() => visitor.destroy(), 50));
  await settled;
  server.close();
  return lines.map((line) => JSON.parse(line));
}

test('does not log a client that leaves in the middle of a request as an error', async () => {
  const lines = await logOfLeaving(async () => {});

  assert.deepEqual(
    lines.map(({ level, msg, err }) => [level, msg, err]),
    [[20, 'the client left before its request was whole', undefined]],
  );
});

test('logs errors of the product, even if the client has left', async () => {
  const lines = await logOfLeaving(async () => {
    await sleep(100);
    throw new Error('the store is broken');
  });

  assert.deepEqual(
    lines.map(({ level, msg }) => [level, msg]),
    [[50, 'unexpected']],
  );
});
