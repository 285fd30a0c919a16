import { setTimeout as sleep } from 'node:timers/promises';
import type {
  CompiledQuery,
  DatabaseConnection,
  Driver,
  QueryResult,
  TransactionSettings,
} from 'kysely';
import { isBusy } from './database-errors.ts';
import { isRead } from './is-read.ts';
import type { SqliteConnection } from './sqlite-connection.server.ts';

const WRITE_TIMEOUT_MS = 5000;
const RETRY_INTERVAL_MS = 20;

export interface WriteConnection {
  /** Whether a transaction is open: SQLite ends it by itself when the disk is full. */
  readonly isTransaction: boolean;
  run<Row>(
    sql: string,
    parameters?: readonly unknown[],
  ): QueryResult<Row> | Promise<QueryResult<Row>>;
  close(): void;
}

export interface SqliteConnections {
  readonly writer: SqliteConnection;
  /** For a connection of its own for each transaction. */
  readonly openWriter?: () => WriteConnection;
  /** Reads what is committed, during writes too. Without one (in memory), reads queue as writes. */
  readonly reader: SqliteConnection | undefined;
  readonly openReader?: () => SqliteConnection;
  readonly onWrite?: (error?: Error) => void;
}

/** One write after the other, also of several drivers over one file. */
export class WriteLock {
  #lastWrite: Promise<void> = Promise.resolve();

  /** Waits for the write before; the next one waits for the returned function. */
  async take(): Promise<() => void> {
    const before = this.#lastWrite;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#lastWrite = promise;
    await before;
    return resolve;
  }
}

/**
 * Kysely over two SQLite connections: reads never wait, writes and transactions run one after
 * another. SQLite's `busy_timeout` would block the event loop; here only the write waits.
 */
export class SqliteDriver implements Driver {
  readonly #connections: SqliteConnections;
  readonly #timeoutMs: number;
  readonly #lock: WriteLock;

  constructor(
    connections: SqliteConnections,
    timeoutMs = WRITE_TIMEOUT_MS,
    lock = new WriteLock(),
  ) {
    this.#connections = connections;
    this.#timeoutMs = timeoutMs;
    this.#lock = lock;
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
    const release = await this.#lock.take();
    const opened = this.#connections.openWriter?.();
    const end = () => {
      opened?.close();
      release();
    };
    const connection = opened ?? this.#connections.writer;
    try {
      // Deferred, it would fail at its first write if another process wrote since its first read.
      await this.#whenFree(() => connection.run('begin immediate'));
      session.transaction = { connection, end };
    } catch (error) {
      end();
      throw error;
    }
  }

  async commitTransaction(session: Session): Promise<void> {
    if (session.endSnapshot() || session.transaction === undefined) return;
    await this.#write(session.transaction.connection, 'commit');
    session.endTransaction();
  }

  async rollbackTransaction(session: Session): Promise<void> {
    if (session.endSnapshot() || session.transaction === undefined) return;
    const { connection } = session.transaction;
    try {
      if (connection.isTransaction) await connection.run('rollback');
    } finally {
      session.endTransaction();
    }
  }

  async execute<Row>(
    session: Session,
    { sql, parameters, query }: CompiledQuery,
  ): Promise<QueryResult<Row>> {
    const { writer, reader } = this.#connections;
    if (session.snapshot !== undefined) return session.snapshot.run<Row>(sql, parameters);
    if (session.transaction !== undefined) {
      const { connection } = session.transaction;
      // What follows would be committed by itself.
      if (!connection.isTransaction) throw new Error('SQLite has already undone this transaction.');
      return this.#write<Row>(connection, sql, parameters);
    }
    if (reader !== undefined && isRead(query.kind, sql)) return reader.run<Row>(sql, parameters);

    const release = await this.#lock.take();
    try {
      return await this.#whenFree(() => this.#write<Row>(writer, sql, parameters));
    } finally {
      release();
    }
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#connections.reader?.close();
    this.#connections.writer.close();
  }

  async #write<Row>(
    connection: WriteConnection,
    sql: string,
    parameters: readonly unknown[] = [],
  ): Promise<QueryResult<Row>> {
    try {
      const result = await connection.run<Row>(sql, parameters);
      this.#connections.onWrite?.();
      return result;
    } catch (error) {
      if (error instanceof Error) this.#connections.onWrite?.(error);
      throw error;
    }
  }

  async #whenFree<Result>(act: () => Result | Promise<Result>): Promise<Result> {
    const deadline = performance.now() + this.#timeoutMs;
    for (;;) {
      try {
        return await act();
      } catch (error) {
        if (!isBusy(error) || performance.now() > deadline) throw error;
        await sleep(RETRY_INTERVAL_MS);
      }
    }
  }
}

class Session implements DatabaseConnection {
  readonly #driver: SqliteDriver;
  transaction: { readonly connection: WriteConnection; readonly end: () => void } | undefined;
  snapshot: SqliteConnection | undefined;

  constructor(driver: SqliteDriver) {
    this.#driver = driver;
  }

  endTransaction(): void {
    this.transaction?.end();
    this.transaction = undefined;
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
