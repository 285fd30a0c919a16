import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequest } from '#bench/http-load.ts';
import { withServer } from './attacked-server.ts';
import { offerLoad } from './open-loop.ts';
import type { Settings } from './settings.ts';
import { milliseconds, percentile, printTable, tally } from './table.ts';

const PIPELINING_CONNECTIONS = 100;
const PIPELINED_REQUESTS = 1900;
const SLOW_READERS = 30;
const SLOW_READER_REQUESTS = 8;
const SLOW_READER_INTERVAL_MS = 250;
const SLOW_READER_BYTES = 256;
const PROBES_PER_SECOND = 10;
const DRAIN_SECONDS = 5;

// Short, so that network buffers hold hundreds of them. Uncompressed, so the answer is largest.
const READY_PAGE = 'GET /home HTTP/1.1\r\nHost: x\r\n\r\n';

/** Connections that send requests and read no answers, or read them slowly. */
export async function unreadAnswers(settings: Settings): Promise<void> {
  await attackWith(
    `pipelining: ${PIPELINING_CONNECTIONS} connections, each with ${PIPELINED_REQUESTS} requests for a ready page`,
    settings,
    (port) => pipeline(port, () => READY_PAGE.repeat(PIPELINED_REQUESTS)),
  );
  await attackWith(
    `pipelining: ${PIPELINING_CONNECTIONS} connections, each with ${PIPELINED_REQUESTS} requests for uncached work`,
    settings,
    (port) => pipeline(port, uncachedWork),
  );
  await attackWith(
    `slow readers: ${SLOW_READERS} connections that ask for 32 pages a second and read 1 KB`,
    settings,
    (port) => Array.from({ length: SLOW_READERS }, () => readSlowly(port)),
  );
}

async function attackWith(
  title: string,
  { seconds, listings, limitMegabytes }: Settings,
  attack: (port: number) => Socket[],
): Promise<void> {
  await withServer({ listings, limitMegabytes }, async ({ port, memory, memoryRows }) => {
    const probe = {
      requestsPerSecond: PROBES_PER_SECOND,
      seconds,
      drainSeconds: DRAIN_SECONDS,
      maxConnections: 500,
    };
    const sockets = attack(port);
    const [health, ready, cut] = await Promise.all([
      offerLoad(port, probe, () => getRequest('/healthz')),
      offerLoad(port, probe, () => getRequest('/home')),
      sleep(seconds * 1000).then(() => sockets.length - countOpen(port, sockets)),
    ]);
    for (const socket of sockets) socket.destroy();
    const slowest = (samples: typeof ready.samples) =>
      milliseconds(
        percentile(
          samples.map(({ tookMs }) => tookMs),
          1,
        ),
      );
    printTable(`${title}, for ${seconds} s`, [
      [
        'connections that the server cut',
        memory.killedAfterSeconds() === undefined ? `${cut} of ${sockets.length}` : 'was killed',
        'all',
      ],
      ['/healthz meanwhile (0: no answer)', tally(health.samples.map(({ status }) => status))],
      ['/healthz, slowest', slowest(health.samples)],
      ['a ready page meanwhile (0: no answer)', tally(ready.samples.map(({ status }) => status))],
      ['a ready page, slowest', slowest(ready.samples)],
      ...memoryRows(),
    ]);
  });
}

function pipeline(port: number, requestsOf: (connection: number) => string): Socket[] {
  return Array.from({ length: PIPELINING_CONNECTIONS }, (_, connection) => {
    const socket = connectSilently(port);
    socket.write(requestsOf(connection));
    return socket;
  });
}

/** Short requests, so that many arrive at once; no two ask for the same page. */
function uncachedWork(connection: number): string {
  const path = '/explore-properties/properties-for-sale';
  const request = (i: number) => {
    const budget = 1 + connection * PIPELINED_REQUESTS + i;
    return `GET ${path}?minBudget=${budget} HTTP/1.1\r\nHost: x\r\n\r\n`;
  };
  return Array.from({ length: PIPELINED_REQUESTS }, (_, i) => request(i)).join('');
}

function readSlowly(port: number): Socket {
  const socket = connectSilently(port);
  const requests = READY_PAGE.repeat(SLOW_READER_REQUESTS);
  const timer = setInterval(() => {
    if (socket.writableLength === 0) socket.write(requests);
    socket.read(SLOW_READER_BYTES);
  }, SLOW_READER_INTERVAL_MS);
  socket.on('close', () => clearInterval(timer));
  return socket;
}

/** Without anybody who takes its data, a socket reads a few kilobytes and stops. */
function connectSilently(port: number): Socket {
  return connect({ port, host: '127.0.0.1' }).on('error', () => {});
}

const ESTABLISHED = '01';

/** Asks the kernel: a socket that does not read is not told that the other end has left. */
function countOpen(port: number, sockets: readonly Socket[]): number {
  const own = new Set(sockets.map(({ localPort }) => localPort));
  return readFileSync('/proc/net/tcp', 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(/\s+/))
    .filter(
      ([, local = '', remote = '', state]) =>
        state === ESTABLISHED && portOf(remote) === port && own.has(portOf(local)),
    ).length;
}

function portOf(address: string): number {
  return Number.parseInt(address.split(':')[1] ?? '', 16);
}
