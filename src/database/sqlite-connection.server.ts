import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { QueryResult } from 'kysely';

/** Statements kept prepared; the product's own SQL has far fewer shapes than filters can combine to. */
const PREPARED_STATEMENTS = 500;

/** How long opening may wait for another process that changes the file's very mode, in milliseconds. */
const OPENING = 5000;

type Parameter = null | number | bigint | string | Uint8Array;

/** One connection to a SQLite file, its statements kept prepared. Everything it does is over when the call returns. */
export class SqliteConnection {
  readonly #connection: DatabaseSync;
  readonly #prepared = new Map<string, { statement: StatementSync; answersRows: boolean }>();

  constructor(
    file: string,
    options: { readOnly: boolean; pragmas: Record<string, string | number> },
  ) {
    this.#connection = new DatabaseSync(file, { readOnly: options.readOnly, timeout: OPENING });
    for (const [pragma, value] of Object.entries(options.pragmas)) this.#set(pragma, value);
    // Not by the name `lower`, which knows A to Z: indices use that, and a plain shell that writes must agree with them.
    this.#connection.function('unicode_lower', { deterministic: true }, (text) =>
      String(text).toLowerCase(),
    );
  }

  run<Row>(sql: string, parameters: readonly unknown[] = []): QueryResult<Row> {
    const { statement, answersRows } = this.#prepare(sql);
    const bound = parameters.map(bindable);
    // Kysely knows the shape of its rows by its own types.
    if (answersRows) return { rows: statement.all(...bound) as Row[] };
    const { changes, lastInsertRowid } = statement.run(...bound);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  /** Several statements at once; for migrations. */
  runScript(sql: string): void {
    this.#connection.exec(sql);
  }

  close(): void {
    this.#connection.close();
  }

  #prepare(sql: string) {
    const known = this.#prepared.get(sql);
    if (known !== undefined) return known;
    if (this.#prepared.size >= PREPARED_STATEMENTS)
      this.#prepared.delete(this.#prepared.keys().next().value ?? '');
    const statement = this.#connection.prepare(sql);
    const prepared = { statement, answersRows: statement.columns().length > 0 };
    this.#prepared.set(sql, prepared);
    return prepared;
  }

  /** Sets a pragma and reads it back: SQLite ignores one it cannot honour without a word. */
  #set(pragma: string, value: string | number): void {
    this.#connection.exec(`pragma ${pragma} = ${value}`);
    const [actual] = Object.values(this.#connection.prepare(`pragma ${pragma}`).get() ?? {});
    if (actual !== value)
      throw new Error(`SQLite refused pragma ${pragma} = ${value} (it is ${actual}).`);
  }
}

/** `node:sqlite` takes an object as first parameter for named parameters and binds nothing, silently. */
function bindable(parameter: unknown): Parameter {
  if (parameter === null || typeof parameter === 'number' || typeof parameter === 'bigint')
    return parameter;
  if (typeof parameter === 'string' || parameter instanceof Uint8Array) return parameter;
  throw new TypeError(
    `A SQL parameter must be text, a number, bytes or null, not ${typeof parameter}.`,
  );
}
