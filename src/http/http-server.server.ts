import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Config } from '#config.ts';
import { refuseUnreadable } from './malformed-requests.server.ts';
import { SERVER_LIMITS } from './slow-requests.server.ts';

const STOP_TIMEOUT_MS = 8000;
const IDLE_CHECK_MS = 50;

/** Also ends clients that never read their answer. */
const SOCKET_TIMEOUT_MS = 30_000;

export interface RequestListener {
  (request: IncomingMessage, response: ServerResponse): void;
  /** Called when a connection is accepted, before its first request is read. */
  readonly connectionOpened?: () => void;
}

export interface HttpServer {
  readonly url: string;
  /** Starts to answer requests, beginning with those that already wait. */
  answerWith(listener: RequestListener): void;
  /** Ends kept connections with their next answer; idle ones after `drainMs`. */
  stop(drainMs?: number): Promise<void>;
}

/** Throws a sentence that names HOST or PORT when it cannot listen. */
export async function openHttpServer({
  HOST,
  PORT,
}: Pick<Config, 'HOST' | 'PORT'>): Promise<HttpServer> {
  const pending: [IncomingMessage, ServerResponse][] = [];
  const queueRequest: RequestListener = (request, response) => pending.push([request, response]);
  const server = createServer(SERVER_LIMITS)
    .on('request', queueRequest)
    .setTimeout(SOCKET_TIMEOUT_MS);
  refuseUnreadable(server);
  const port = await listen(server, HOST, PORT);
  return {
    url: `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${port}`,
    answerWith(listener) {
      server.off('request', queueRequest).on('request', listener);
      if (listener.connectionOpened !== undefined)
        server.on('connection', listener.connectionOpened);
      for (const [request, response] of pending.splice(0)) listener(request, response);
    },
    async stop(drainMs = 0) {
      server.prependListener('request', (_request, response) => {
        response.setHeader('Connection', 'close');
      });
      // The `close` of an HTTP server resets kept connections on which a request may be under way.
      const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
      const drainedAt = performance.now() + drainMs;
      const idleCheck = setInterval(() => {
        if (performance.now() < drainedAt) return;
        // Timers run before requests that have arrived are read; such connections look idle.
        setImmediate(() => server.closeIdleConnections());
      }, IDLE_CHECK_MS);
      const cutOff = setTimeout(() => server.closeAllConnections(), STOP_TIMEOUT_MS);
      await closed;
      clearInterval(idleCheck);
      clearTimeout(cutOff);
    },
  };
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
