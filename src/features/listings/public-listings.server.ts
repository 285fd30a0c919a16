import type { Database, Db, Dialect, ReadDb } from '#database/database.server.ts';
import type { Services } from '#services.ts';

/**
 * Not exported, so that `publicListings` is the only way to the table. `Symbol.for`, because the
 * built pages have their own copy of this module.
 */
const LISTINGS = Symbol.for('listings of PublicDb');

type OpenTable = 'country' | 'state' | 'city' | 'image' | 'search_word' | 'search_posting';

/** For public reads: it can only select, and listings only through `publicListings`. */
export interface PublicDb extends ReadDb<OpenTable> {
  readonly dialect: Dialect;
  readonly committedVersion: Database['committedVersion'];
  readonly [LISTINGS]: Pick<Db, 'selectFrom'>;
}

/** `Services` for public reads; `Database.reads` says what must come before. */
export interface PublicServices extends Pick<Services, 'config' | 'siteUrl' | 'log'> {
  readonly db: PublicDb;
}

export type ListingQuery = ReturnType<typeof publicListings>;

/** The listings that the public may see: every public query of listings starts here. */
export function publicListings(db: PublicDb) {
  return db[LISTINGS].selectFrom('property');
}

export function publicReads({
  reads,
  dialect,
  committedVersion,
}: Pick<Database, 'reads' | 'dialect' | 'committedVersion'>): PublicDb {
  const db: ReadDb<OpenTable> = reads;
  return { selectFrom: db.selectFrom.bind(db), dialect, committedVersion, [LISTINGS]: reads };
}

export function forPublicReads({ config, siteUrl, log, database }: Services): PublicServices {
  return { config, siteUrl, log, db: publicReads(database) };
}
