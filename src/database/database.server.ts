import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;

/** A database, or a transaction, that can only select, and only from these tables. */
export type ReadDb<Table extends keyof Tables> = Pick<Kysely<Pick<Tables, Table>>, 'selectFrom'>;

/** A record as the API shows it, and the number that every write of it raises. */
export interface Versioned<Item extends object = object> {
  readonly record: Item;
  readonly version: number;
}

export type Dialect = 'sqlite' | 'postgres';

export interface Database {
  readonly db: Db;
  /**
   * For public reads: results are not older than the last `committedVersion()`. The same as `db`
   * without replicas. Not for writes, sessions and what only staff members read.
   */
  readonly reads: Db;
  /** Counts of `reads` since the start, by who answered; absent without replicas. */
  readCounts?(): { readonly replica: number; readonly primary: number };
  readonly dialect: Dialect;
  /** The catalogue version of the last committed write. */
  committedVersion(): number | Promise<number>;
  /** Runs the statements of a migration in one transaction. */
  runScript(sql: string): Promise<void>;
  close(): Promise<void>;
}
