import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database, Db } from './platform/database/database.server.ts';
import type { PostPublicly } from './platform/http/post-publicly.server.ts';
import type { MediaStore } from './platform/media/media-store.server.ts';

export interface Services {
  readonly config: Config;
  readonly database: Database;
  readonly db: Db;
  readonly media: MediaStore;
  /** The public origin, without a trailing slash. */
  readonly siteUrl: string;
  readonly authSecret: string;
  readonly log: Logger;
  /** To servers that strangers name. */
  readonly postPublicly: PostPublicly;
  readonly now: () => Date;
  /** For durations: setting the clock does not change it. */
  readonly monotonicMs: () => number;
}
