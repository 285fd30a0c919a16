import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import { readCatalogueVersion } from './catalogue-version.server.ts';
import type { Database } from './database.server.ts';
import type { Tables } from './tables.ts';

/** Statements kept prepared; the product's own SQL has far fewer shapes than filters can combine to. */
const PREPARED_STATEMENTS = 500;

/** Opens (and creates) a SQLite file; `:memory:` gives a database of its own. */
export function openSqlite(file: string): Database {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const connection = new DatabaseSync(file);
  setPragmas(connection, file === ':memory:' ? 'memory' : 'wal');

  const version = file === ':memory:' ? undefined : versionReader(file);
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: kyselyDatabase(connection) }) });
  return {
    db,
    dialect: 'sqlite',
    committedVersion: () => version?.read() ?? readCatalogueVersion(db),
    async runScript(sql) {
      connection.exec('begin immediate');
      try {
        connection.exec(sql);
        connection.exec('commit');
      } catch (error) {
        connection.exec('rollback');
        throw error;
      }
    },
    async close() {
      connection.exec('pragma optimize');
      version?.close();
      await db.destroy();
      if (connection.isOpen) connection.close();
    },
  };
}

/** Sets what durability depends on, and reads it back: SQLite ignores a pragma it cannot honour without a word. */
function setPragmas(connection: DatabaseSync, journalMode: string): void {
  const wanted = { journal_mode: journalMode, synchronous: 2, foreign_keys: 1, busy_timeout: 5000, cache_size: -65536 };
  for (const [pragma, value] of Object.entries(wanted)) {
    connection.exec(`pragma ${pragma} = ${value}`);
    const row = connection.prepare(`pragma ${pragma}`).get() ?? {};
    const [actual] = Object.values(row);
    if (actual !== value) throw new Error(`SQLite refused pragma ${pragma} = ${value} (it is ${actual}).`);
  }
}

/** A second connection, which sees what is committed and nothing else; a look costs microseconds. */
function versionReader(file: string): { read(): number; close(): void } {
  const connection = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  let statement: StatementSync | undefined;
  return {
    read() {
      statement ??= connection.prepare('select version from catalogue');
      return Number(statement.get()?.version);
    },
    close: () => connection.close(),
  };
}

function kyselyDatabase(connection: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => connection.close(),
    prepare(sql) {
      // A transaction that reads first and writes later would fail at its first write if another process wrote in between.
      const text = sql === 'begin' ? 'begin immediate' : sql;
      const known = prepared.get(text);
      if (known !== undefined) return known;
      if (prepared.size >= PREPARED_STATEMENTS) prepared.delete(prepared.keys().next().value ?? '');
      const statement = kyselyStatement(connection.prepare(text));
      prepared.set(text, statement);
      return statement;
    },
  };
}

function kyselyStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...bindable(parameters)),
    run: (parameters) => statement.run(...bindable(parameters)),
    iterate: (parameters) => statement.iterate(...bindable(parameters)),
  };
}

/** `node:sqlite` takes an object as first parameter for named parameters and binds nothing, silently. */
function bindable(parameters: readonly unknown[]): (null | number | bigint | string | Uint8Array)[] {
  return parameters.map((parameter) => {
    if (parameter === null || typeof parameter === 'number' || typeof parameter === 'bigint') return parameter;
    if (typeof parameter === 'string' || parameter instanceof Uint8Array) return parameter;
    throw new TypeError(`A SQL parameter must be text, a number, bytes or null, not ${typeof parameter}.`);
  });
}
