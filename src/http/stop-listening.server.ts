import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate } from 'node:timers/promises';

const TIMEOUT_MS = 1000;
const QUIET_MS = 20;
const SHORT_TURN_MS = 0.2;

/**
 * Stops listening after the connections that wait in the kernel are accepted: it would reset them.
 * Answer no new request meanwhile; whoever is answered may connect again.
 * `closed` resolves when the last connection has ended.
 */
export async function stopListening(server: Server): Promise<{ closed: Promise<unknown> }> {
  await acceptWaiting(server);
  // The `close` of an HTTP server resets kept connections on which a request may be under way.
  return { closed: new Promise((resolve) => NetServer.prototype.close.call(server, resolve)) };
}

/**
 * Accepts until no connection has come for a while, the shorter the longer this takes. The last
 * turn of the event loop must be short: a connection may have come since it polled.
 */
async function acceptWaiting(server: Server): Promise<void> {
  const start = performance.now();
  let lastConnection = start;
  const onConnection = () => {
    lastConnection = performance.now();
  };
  server.on('connection', onConnection);
  for (let now = start, turnMs = 0; ; ) {
    const quietMs = QUIET_MS * (1 - (now - start) / TIMEOUT_MS);
    if (quietMs < 0 || (now - lastConnection > quietMs && turnMs < SHORT_TURN_MS)) break;
    await setImmediate();
    turnMs = performance.now() - now;
    now += turnMs;
  }
  server.off('connection', onConnection);
}
