import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database, Db } from './database/database.server.ts';
import type { MediaStore } from './media/media-store.server.ts';

/** The outside world of the product: everything that a test may replace. */
export interface Services {
  readonly config: Config;
  readonly database: Database;
  readonly db: Db;
  readonly media: MediaStore;
  /** The public origin, without a trailing slash. */
  readonly siteUrl: string;
  readonly authSecret: string;
  readonly log: Logger;
  readonly now: () => Date;
}

/** For what anyone may read: the same, but `db` may ask a replica. See `Database.reads` for what must come before. */
export function forPublicReads(services: Services): Services {
  return { ...services, db: services.database.reads };
}
