import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { QueryResult } from 'kysely';

const MAX_PREPARED = 500;

/** For another process that changes the journal mode of the file. */
const OPEN_TIMEOUT_MS = 5000;

type Parameter = null | number | bigint | string | Uint8Array;

export class SqliteConnection {
  readonly #connection: DatabaseSync;
  readonly #prepared = new Map<string, { statement: StatementSync; answersRows: boolean }>();

  constructor(
    file: string,
    options: {
      readOnly: boolean;
      pragmas: Record<string, string | number>;
      /** For a database in memory: the bytes of a whole one. */
      contents?: Uint8Array | undefined;
    },
  ) {
    this.#connection = new DatabaseSync(file, {
      readOnly: options.readOnly,
      timeout: OPEN_TIMEOUT_MS,
    });
    if (options.contents !== undefined) this.#connection.deserialize(options.contents);
    for (const [pragma, value] of Object.entries(options.pragmas)) this.#set(pragma, value);
    // Indexes use SQLite's own `lower` (A to Z), so that another shell may write them too.
    this.#connection.function('unicode_lower', { deterministic: true }, (text) =>
      String(text).toLowerCase(),
    );
  }

  run<Row>(sql: string, parameters: readonly unknown[] = []): QueryResult<Row> {
    const { statement, answersRows } = this.#prepare(sql);
    const bound = parameters.map(bindable);
    if (answersRows) return { rows: statement.all(...bound) as Row[] };
    const { changes, lastInsertRowid } = statement.run(...bound);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  get isTransaction(): boolean {
    return this.#connection.isTransaction;
  }

  runScript(sql: string): void {
    this.#connection.exec(sql);
  }

  close(): void {
    this.#connection.close();
  }

  #prepare(sql: string) {
    const known = this.#prepared.get(sql);
    if (known !== undefined) return known;
    if (this.#prepared.size >= MAX_PREPARED)
      this.#prepared.delete(this.#prepared.keys().next().value ?? '');
    const statement = this.#connection.prepare(sql);
    const prepared = { statement, answersRows: statement.columns().length > 0 };
    this.#prepared.set(sql, prepared);
    return prepared;
  }

  /** Reads the pragma back, because SQLite silently ignores one that it cannot apply. */
  #set(pragma: string, value: string | number): void {
    this.#connection.exec(`pragma ${pragma} = ${value}`);
    const [actual] = Object.values(this.#connection.prepare(`pragma ${pragma}`).get() ?? {});
    if (actual !== value)
      throw new Error(`SQLite refused pragma ${pragma} = ${value} (it is ${actual}).`);
  }
}

/** `node:sqlite` takes an object for named parameters, and silently binds nothing. */
function bindable(parameter: unknown): Parameter {
  if (parameter === null || typeof parameter === 'number' || typeof parameter === 'bigint')
    return parameter;
  if (typeof parameter === 'string' || parameter instanceof Uint8Array) return parameter;
  throw new TypeError(
    `A SQL parameter must be text, a number, bytes or null, not ${typeof parameter}.`,
  );
}
