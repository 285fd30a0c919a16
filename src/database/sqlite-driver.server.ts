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

/** How long a write waits for another process's, in milliseconds, and how often it looks. */
const PATIENCE = 5000;
const LOOK_AGAIN = 20;

export interface SqliteConnections {
  /** The only one that writes. */
  readonly writer: SqliteConnection;
  /** Reads what is committed, whatever is being written; a database in memory has none, and reads wait their turn. */
  readonly reader: SqliteConnection | undefined;
  /** Another one that only reads, for as long as one transaction lasts; a database in memory has none. */
  readonly openReader?: () => SqliteConnection;
}

/**
 * Kysely over SQLite's two connections: what reads outside of a transaction never waits, writes and transactions take turns.
 * A transaction that only reads (`setAccessMode('read only')`) sees one moment throughout, and neither waits nor holds up anybody.
 * SQLite's own way of waiting for another process (`busy_timeout`) would stop the whole event loop; here only the write waits.
 */
export class SqliteDriver implements Driver {
  readonly #connections: SqliteConnections;
  readonly #patience: number;
  #lastTurn: Promise<void> = Promise.resolve();

  constructor(connections: SqliteConnections, patience = PATIENCE) {
    this.#connections = connections;
    this.#patience = patience;
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
      // The first read, not the `begin`, decides which moment is seen.
      for (const sql of ['begin', 'select count(*) from sqlite_schema']) session.snapshot.run(sql);
      return;
    }
    const end = await this.#turn();
    try {
      // One that begins with a read and writes later would fail at its first write if another process wrote in between.
      await this.#whenFree(() => this.#connections.writer.run('begin immediate'));
      session.endTransaction = end;
    } catch (error) {
      end();
      throw error;
    }
  }

  async commitTransaction(session: Session): Promise<void> {
    if (session.endSnapshot()) return;
    this.#connections.writer.run('commit');
    session.endTransaction?.();
    session.endTransaction = undefined;
  }

  async rollbackTransaction(session: Session): Promise<void> {
    if (session.endSnapshot()) return;
    try {
      this.#connections.writer.run('rollback');
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
    if (session.endTransaction !== undefined) return writer.run<Row>(sql, parameters);
    if (reader !== undefined && isRead(query.kind, sql)) return reader.run<Row>(sql, parameters);

    const end = await this.#turn();
    try {
      return await this.#whenFree(() => writer.run<Row>(sql, parameters));
    } finally {
      end();
    }
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#connections.reader?.close();
    this.#connections.writer.close();
  }

  /** Waits for everyone before; the next one waits until the function it answers is called. */
  async #turn(): Promise<() => void> {
    const before = this.#lastTurn;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#lastTurn = promise;
    await before;
    return resolve;
  }

  async #whenFree<Result>(act: () => Result): Promise<Result> {
    const deadline = performance.now() + this.#patience;
    for (;;) {
      try {
        return act();
      } catch (error) {
        if (!isBusy(error) || performance.now() > deadline) throw error;
        await sleep(LOOK_AGAIN);
      }
    }
  }
}

/** What Kysely holds while it runs a query or a transaction. */
class Session implements DatabaseConnection {
  readonly #driver: SqliteDriver;
  endTransaction: (() => void) | undefined;
  /** Set while a transaction that only reads is open: it has a connection of its own, on which every read sees the same moment. */
  snapshot: SqliteConnection | undefined;

  constructor(driver: SqliteDriver) {
    this.#driver = driver;
  }

  /** Whether there was a snapshot to end. */
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

/** A statement that begins with `with` may read or write; Kysely knows which. Of what was written by hand only the plain forms count. */
function isRead(kind: string, sql: string): boolean {
  return kind === 'SelectQueryNode' || /^\s*(?:select|explain)\b/i.test(sql);
}
