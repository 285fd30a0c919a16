import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export interface ConnectionLimits {
  maxUnanswered: number;
  maxUnreadBytes: number;
  checkIntervalMs: number;
  checks: number;
  minBytes: number;
}

const LIMITS: ConnectionLimits = {
  maxUnanswered: 16,
  maxUnreadBytes: 1024 * 1024,
  checkIntervalMs: 1000,
  checks: 8,
  minBytes: 8192,
};

interface Connection {
  unanswered: number;
  /** Bytes that the client had taken at earlier checks; empty while nothing waits for it. */
  taken: number[];
  readonly answered: () => void;
}

/** Cuts connections that ask without reading, or that read too slowly. */
export class ConnectionGuard {
  readonly #limits: ConnectionLimits;
  readonly #connections = new Map<Socket, Connection>();
  #timer: NodeJS.Timeout | undefined;

  constructor(limits: ConnectionLimits = LIMITS) {
    this.#limits = limits;
  }

  /** Whether the request may be answered. */
  admits({ socket }: IncomingMessage, response: ServerResponse): boolean {
    if (socket.destroyed) return false;
    const connection = this.#connections.get(socket) ?? this.#add(socket);
    const isUnread =
      connection.unanswered > 0 && socket.writableLength > this.#limits.maxUnreadBytes;
    if (isUnread || connection.unanswered === this.#limits.maxUnanswered) {
      stopParsing(socket);
      socket.destroy();
      return false;
    }
    connection.unanswered += 1;
    response.on('close', connection.answered);
    return true;
  }

  #add(socket: Socket): Connection {
    const connection: Connection = {
      unanswered: 0,
      taken: [],
      answered: () => {
        connection.unanswered -= 1;
      },
    };
    this.#connections.set(socket, connection);
    this.#timer ??= setInterval(() => this.#check(), this.#limits.checkIntervalMs).unref();
    socket.once('close', () => {
      this.#connections.delete(socket);
      if (this.#connections.size > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
    });
    return connection;
  }

  #check(): void {
    for (const [socket, connection] of this.#connections) {
      const output = outputOf(socket);
      if (output === undefined || output.queuedBytes === 0) {
        connection.taken = [];
        continue;
      }
      const { taken } = connection;
      const oldest = taken.length === this.#limits.checks ? taken.shift() : undefined;
      taken.push(output.takenBytes);
      if (oldest !== undefined && output.takenBytes - oldest < this.#limits.minBytes)
        socket.destroy();
    }
  }
}

/** The parser takes it for "no HTTP follows". */
const UPGRADE = 2;

/**
 * Node.js parses all that has arrived, thousands of requests, before it sees that the socket is
 * destroyed, and then makes an error with a stack for each of them.
 */
function stopParsing(socket: Socket): void {
  const parser: unknown = Reflect.get(socket, 'parser');
  if (typeof parser === 'object' && parser !== null && 'onIncoming' in parser)
    parser.onIncoming = () => UPGRADE;
}

/**
 * What the system has taken of a socket's output, and what waits in libuv's queue. Node.js itself
 * reads both for `setTimeout`; its public `bytesWritten` counts a write that has only begun.
 */
function outputOf(socket: Socket): { takenBytes: number; queuedBytes: number } | undefined {
  const handle: unknown = Reflect.get(socket, '_handle');
  if (typeof handle !== 'object' || handle === null) return undefined;
  if (!('bytesWritten' in handle && 'writeQueueSize' in handle)) return undefined;
  const { bytesWritten, writeQueueSize } = handle;
  if (typeof bytesWritten !== 'number' || typeof writeQueueSize !== 'number') return undefined;
  return { takenBytes: bytesWritten - writeQueueSize, queuedBytes: writeQueueSize };
}
