import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;

export type Dialect = 'sqlite' | 'postgres';

/** An open database, whichever product it is. */
export interface Database {
  readonly db: Db;
  readonly dialect: Dialect;
  /** The version of the catalogue that the last committed write left behind, never that of a transaction under way. */
  committedVersion(): number | Promise<number>;
  /** Runs several statements in one transaction; for migrations. */
  runScript(sql: string): Promise<void>;
  close(): Promise<void>;
}
