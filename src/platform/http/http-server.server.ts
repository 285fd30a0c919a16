import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { type Config, serverUrl } from '#config.ts';
import { refuseUnreadable } from './malformed-requests.server.ts';
import { isWaitingForServer, SERVER_LIMITS } from './slow-requests.server.ts';

const STOP_TIMEOUT_MS = 8000;
const IDLE_CHECK_MS = 50;

/** Also ends clients that never read their answer. */
const SOCKET_TIMEOUT_MS = 30_000;

export interface RequestListener {
  (request: IncomingMessage, response: ServerResponse): void;
  /** Called when a connection is accepted, before its first request is read. */
  readonly connectionOpened?: () => void;
}

interface HttpServer {
  readonly url: string;
  /** Starts to answer requests, beginning with those that already wait. */
  answerWith(listener: RequestListener): void;
  /** Ends kept connections with their next answer; idle ones after `drainMs`. */
  stop(drainMs?: number): Promise<void>;
}

/** Throws a sentence that names HOST or PORT when it cannot listen. */
export async function openHttpServer(
  { HOST, PORT }: Pick<Config, 'HOST' | 'PORT'>,
  idleMs = SOCKET_TIMEOUT_MS,
): Promise<HttpServer> {
  const pending: Exchange[] = [];
  const queueRequest: RequestListener = (request, response) => pending.push([request, response]);
  let answer = queueRequest;
  const answerWith = (listener: RequestListener) => {
    answer = listener;
    for (const exchange of pending.splice(0)) listener(...exchange);
  };
  const server = createServer(SERVER_LIMITS);
  server.on('request', (request, response) => answer(request, response));
  const latest = latestExchanges(server);
  endIdleConnections(server, idleMs, latest);
  refuseUnreadable(server);
  const port = await listen(server, HOST, PORT);
  return {
    url: serverUrl(HOST, port),
    answerWith(listener) {
      if (listener.connectionOpened !== undefined)
        server.on('connection', listener.connectionOpened);
      answerWith(listener);
    },
    async stop(drainMs = 0) {
      for (const [, response] of latest.values()) endConnectionWith(response);
      server.prependListener('request', (_request, response) => endConnectionWith(response));
      const listener = answer;
      answer = queueRequest;
      const { closed } = await stopListening(server);
      answerWith(listener);
      const drainedAt = performance.now() + drainMs;
      const idleCheck = setInterval(() => {
        if (performance.now() < drainedAt) return;
        // Timers run before requests that have arrived are read; such connections look idle.
        void setImmediate().then(() => server.closeIdleConnections());
      }, IDLE_CHECK_MS);
      const cutOff = setTimeout(() => server.closeAllConnections(), STOP_TIMEOUT_MS);
      await closed;
      clearInterval(idleCheck);
      clearTimeout(cutOff);
    },
  };
}

type Exchange = readonly [IncomingMessage, ServerResponse];

/** The latest request of every open connection, with its answer. */
function latestExchanges(server: Server): ReadonlyMap<Socket, Exchange> {
  const latest = new Map<Socket, Exchange>();
  server.on('connection', (socket) => socket.once('close', () => latest.delete(socket)));
  server.on('request', (request, response) => {
    if (!request.socket.destroyed) latest.set(request.socket, [request, response]);
  });
  return latest;
}

/** A client that waits for its answer, as when its upload is queued, is not idle. */
function endIdleConnections(
  server: Server,
  idleMs: number,
  latest: ReadonlyMap<Socket, Exchange>,
): void {
  server.setTimeout(idleMs, (socket) => {
    const exchange = latest.get(socket);
    if (exchange !== undefined && isWaitingForServer(...exchange)) socket.setTimeout(idleMs);
    else socket.destroy();
  });
}

/** Without it the client sends its next request into a connection that is being closed. */
function endConnectionWith(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}

function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new Error(explain(error, host, port))),
    );
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

function explain({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === 'EADDRINUSE')
    return `PORT: ${port} is already in use on ${host}; choose another, or 0 for any free one.`;
  if (code === 'EACCES')
    return `PORT: ${port} needs rights that this user lacks; choose one from 1024 to 65535, or 0 for any free one.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return `HOST: "${host}" cannot be used; allowed is a name or an IP address of this machine, such as 127.0.0.1 or 0.0.0.0.`;
  }
  return `HOST, PORT: the server cannot listen on ${host}, port ${port}: ${message}.`;
}

/** Longer than most answers take elsewhere, after which their clients would connect again. */
const QUIET_MS = 100;
/** Until then it becomes ever less quiet for which a stop waits. */
const QUIET_UNTIL_MS = 1000;
const SHORT_TURN_MS = 0.2;
/** A busy machine may have no short turn for a while. */
const LATEST_STOP_MS = 3000;

/**
 * Stops listening after the connections that wait in the kernel are accepted: it would reset them.
 * Answer no new request meanwhile; whoever is answered may connect again.
 * `closed` resolves when the last connection has ended.
 */
async function stopListening(server: Server): Promise<{ closed: Promise<unknown> }> {
  await acceptWaiting(server);
  // The `close` of an HTTP server resets kept connections on which a request may be under way.
  return { closed: new Promise((resolve) => NetServer.prototype.close.call(server, resolve)) };
}

/**
 * Accepts until no connection has come for a while, the shorter the longer this takes. The last
 * turn of the event loop must be short and bring none: a connection may have come since it polled.
 */
async function acceptWaiting(server: Server): Promise<void> {
  const start = performance.now();
  let lastConnection = start;
  const onConnection = () => {
    lastConnection = performance.now();
  };
  server.on('connection', onConnection);
  for (let now = start, turnMs = 0; now - start < LATEST_STOP_MS; ) {
    const quietMs = QUIET_MS * (1 - (now - start) / QUIET_UNTIL_MS);
    if (now - lastConnection > Math.max(quietMs, turnMs) && turnMs < SHORT_TURN_MS) break;
    await setImmediate();
    turnMs = performance.now() - now;
    now += turnMs;
  }
  server.off('connection', onConnection);
}
