import { setTimeout as sleep } from 'node:timers/promises';
import type {
  CompiledQuery,
  DatabaseConnection,
  Driver,
  QueryResult,
  TransactionSettings,
} from 'kysely';
import type { SqliteConnection } from './sqlite-connection.server.ts';
import { isBusy } from './sqlite-errors.ts';

const WRITE_TIMEOUT_MS = 5000;
const RETRY_INTERVAL_MS = 20;

export interface SqliteConnections {
  readonly writer: SqliteConnection;
  /** Reads what is committed, during writes too. Without one (in memory), reads queue as writes. */
  readonly reader: SqliteConnection | undefined;
  readonly openReader?: () => SqliteConnection;
  readonly onWrite?: (error?: Error) => void;
}

/**
 * Kysely over two SQLite connections: reads never wait, writes and transactions run one after
 * another. SQLite's `busy_timeout` would block the event loop; here only the write waits.
 */
export class SqliteDriver implements Driver {
  readonly #connections: SqliteConnections;
  readonly #timeoutMs: number;
  #lastWrite: Promise<void> = Promise.resolve();

  constructor(connections: SqliteConnections, timeoutMs = WRITE_TIMEOUT_MS) {
    this.#connections = connections;
    this.#timeoutMs = timeoutMs;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Session> {
    return new Session(this);
  }

  async beginTransaction(
    session: Session,
    { accessMode }: TransactionSettings = {},
  ): Promise<void> {
    if (accessMode === 'read only' && this.#connections.openReader !== undefined) {
      session.snapshot = this.#connections.openReader();
      // The first read, not `begin`, takes the snapshot.
      for (const sql of ['begin', 'select count(*) from sqlite_schema']) session.snapshot.run(sql);
      return;
    }
    const release = await this.#lockWriter();
    try {
      // Deferred, it would fail at its first write if another process wrote since its first read.
      await this.#whenFree(() => this.#connections.writer.run('begin immediate'));
      session.endTransaction = release;
    } catch (error) {
      release();
      throw error;
    }
  }

  async commitTransaction(session: Session): Promise<void> {
    if (session.endSnapshot()) return;
    this.#write('commit');
    session.endTransaction?.();
    session.endTransaction = undefined;
  }

  async rollbackTransaction(session: Session): Promise<void> {
    if (session.endSnapshot()) return;
    try {
      if (this.#connections.writer.isTransaction) this.#connections.writer.run('rollback');
    } finally {
      session.endTransaction?.();
      session.endTransaction = undefined;
    }
  }

  async execute<Row>(
    session: Session,
    { sql, parameters, query }: CompiledQuery,
  ): Promise<QueryResult<Row>> {
    const { writer, reader } = this.#connections;
    if (session.snapshot !== undefined) return session.snapshot.run<Row>(sql, parameters);
    if (session.endTransaction !== undefined) {
      // What follows would be committed by itself.
      if (!writer.isTransaction) throw new Error('SQLite has already undone this transaction.');
      return this.#write<Row>(sql, parameters);
    }
    if (reader !== undefined && isRead(query.kind, sql)) return reader.run<Row>(sql, parameters);

    const release = await this.#lockWriter();
    try {
      return await this.#whenFree(() => this.#write<Row>(sql, parameters));
    } finally {
      release();
    }
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#connections.reader?.close();
    this.#connections.writer.close();
  }

  #write<Row>(sql: string, parameters: readonly unknown[] = []): QueryResult<Row> {
    try {
      const result = this.#connections.writer.run<Row>(sql, parameters);
      this.#connections.onWrite?.();
      return result;
    } catch (error) {
      if (error instanceof Error) this.#connections.onWrite?.(error);
      throw error;
    }
  }

  /** Waits for the write before; the next one waits for the returned function. */
  async #lockWriter(): Promise<() => void> {
    const before = this.#lastWrite;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#lastWrite = promise;
    await before;
    return resolve;
  }

  async #whenFree<Result>(act: () => Result): Promise<Result> {
    const deadline = performance.now() + this.#timeoutMs;
    for (;;) {
      try {
        return act();
      } catch (error) {
        if (!isBusy(error) || performance.now() > deadline) throw error;
        await sleep(RETRY_INTERVAL_MS);
      }
    }
  }
}

class Session implements DatabaseConnection {
  readonly #driver: SqliteDriver;
  endTransaction: (() => void) | undefined;
  snapshot: SqliteConnection | undefined;

  constructor(driver: SqliteDriver) {
    this.#driver = driver;
  }

  endSnapshot(): boolean {
    const snapshot = this.snapshot;
    this.snapshot = undefined;
    snapshot?.close();
    return snapshot !== undefined;
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#driver.execute<Row>(this, query);
  }

  streamQuery(): never {
    throw new Error(
      'A stream would hold the connection for as long as its reader likes; page by key instead.',
    );
  }
}

/** Kysely knows whether a `with` reads or writes; of raw SQL, only the plain forms are reads. */
function isRead(kind: string, sql: string): boolean {
  return kind === 'SelectQueryNode' || /^\s*(?:select|explain)\b/i.test(sql);
}
