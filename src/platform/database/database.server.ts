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
  /** For public reads alone: may use replicas that have the last `committedVersion()`. */
  readonly reads: Db;
  /** For transactions of many seconds, whose commit must block nobody. */
  readonly longWrites: Db;
  /** By who answered; absent without replicas. */
  readCounts?(): { readonly replica: number; readonly primary: number };
  readonly dialect: Dialect;
  /** The catalogue version of the last committed write. */
  committedVersion(): number | Promise<number>;
  /** Rejects while writes fail, e.g. because the disk is full. */
  checkWrites(): Promise<void>;
  runScript(sql: string): Promise<void>;
  /** For plans that fit, after many rows were written at once. Never rejects. */
  analyze(): Promise<void>;
  close(): Promise<void>;
}
