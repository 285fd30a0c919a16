import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const BEAT_MS = 300;
const ANSWER_MS = 900;
const RETRY_MS = 1000;

/**
 * Listens for commits on a connection of its own, and asks over it several times a second: an
 * answer shows that the connection lives, and finds what was not announced. Returns what stops it.
 */
export function followVersion(
  url: string,
  connectionMs: number,
  known: KnownVersion,
): () => Promise<void> {
  const stop = new AbortController();
  const ended = (async () => {
    while (!stop.signal.aborted) {
      await listen(url, connectionMs, known, stop.signal).catch(() => undefined);
      known.distrust();
      await pause(RETRY_MS, stop.signal).catch(() => undefined);
    }
  })();
  return async () => {
    stop.abort();
    await ended;
  };
}

async function listen(
  url: string,
  connectionMs: number,
  known: KnownVersion,
  signal: AbortSignal,
): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'catalogue version',
    connectionTimeoutMillis: connectionMs,
    query_timeout: ANSWER_MS,
    keepAlive: true,
  });
  // Unlike the end of a session, this does not wait for a server that hangs.
  const hangUp = () => client.connection.stream.destroy();
  client.on('error', () => known.distrust());
  client.on('end', () => known.distrust());
  signal.addEventListener('abort', hangUp);
  try {
    await client.connect();
    const { rows } = await client.query<{ schema: string }>('select current_schema() as schema');
    client.on('notification', ({ payload }) => {
      if (payload === rows[0]?.schema) known.forget();
    });
    await client.query('listen catalogue_version');
    known.forget();
    for (;;) {
      const askedAt = performance.now();
      const { rows } = await client.query<{ version: number }>('select version from catalogue');
      if (rows[0] !== undefined) known.confirm(rows[0].version, askedAt);
      await pause(BEAT_MS, signal);
    }
  } finally {
    signal.removeEventListener('abort', hangUp);
    hangUp();
  }
}

function pause(durationMs: number, signal: AbortSignal): Promise<void> {
  return sleep(durationMs, undefined, { ref: false, signal });
}

/** How long an answer of the server vouches for the version, from when it was asked. */
const TRUST_MS = 900;

/** The catalogue version, as long as this process may rely on it without asking. */
export class KnownVersion {
  #version: number | undefined;
  #trustedUntil = Number.NEGATIVE_INFINITY;
  #changes = 0;

  current(): number | undefined {
    return performance.now() < this.#trustedUntil ? this.#version : undefined;
  }

  /** Says that a commit may have raised the version. */
  forget(): void {
    this.#changes += 1;
    this.#version = undefined;
  }

  async ask(read: () => Promise<number>): Promise<number> {
    const before = this.#changes;
    const version = await read();
    // An answer that is older than a commit since is ignored.
    if (before === this.#changes) this.#version = version;
    return version;
  }

  /** Takes an answer that came over the connection on which commits are announced. */
  confirm(version: number, askedAt: number): void {
    if (this.#version !== undefined && this.#version !== version) this.forget();
    this.#trustedUntil = askedAt + TRUST_MS;
  }

  distrust(): void {
    this.#trustedUntil = Number.NEGATIVE_INFINITY;
  }
}
