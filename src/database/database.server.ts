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

/** An open database, whichever product it is. */
export interface Database {
  readonly db: Db;
  /**
   * For what anyone may read, after `committedVersion` was asked: then nothing that it answers is older than that. `db` itself, unless
   * there are replicas. Never for writes, sessions and what only the staff reads.
   */
  readonly reads: Db;
  /** How many `reads` were answered by whom since the start; absent without replicas. */
  readCounts?(): { readonly replica: number; readonly primary: number };
  readonly dialect: Dialect;
  /** The version of the catalogue that the last committed write left behind, never that of a transaction under way. */
  committedVersion(): number | Promise<number>;
  /** Runs several statements in one transaction; for migrations. */
  runScript(sql: string): Promise<void>;
  close(): Promise<void>;
}
