import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database, Db } from './database/database.server.ts';
import type { MediaStore } from './media/media-store.server.ts';

/** What the outside gives the product. Everything that a test may want to replace is here. */
export interface Services {
  readonly config: Config;
  readonly database: Database;
  readonly db: Db;
  readonly media: MediaStore;
  /** The origin that canonical links, the sitemap and previews name, without a trailing slash. */
  readonly siteUrl: string;
  /** Signs the tokens of the staff. */
  readonly authSecret: string;
  readonly log: Logger;
  readonly now: () => Date;
}
