import { sql } from 'kysely';
import { builtOnce } from '#platform/database/built-once.ts';
import { memoizePerVersion } from '#platform/database/catalogue-version.server.ts';
import type { Database, Db, Dialect, ReadDb } from '#platform/database/database.server.ts';
import type { Services } from '#services.ts';
import { ColumnsInStep } from './columns/columns-in-step.server.ts';
import { daysBefore, SOLD, SOLD_PAGE_DAYS } from './listing-status.ts';

/**
 * Not exported, so that `publicListings` is the only way to the table. `Symbol.for`, because the
 * built pages have their own copy of this module.
 */
const LISTINGS = Symbol.for('listings of PublicDb');

type OpenTable =
  | 'country'
  | 'state'
  | 'city'
  | 'image'
  | 'settings'
  | 'person'
  | 'price_change'
  | 'removed_listing'
  | 'search_word'
  | 'search_posting';

/** For public reads: it can only select, and listings only through `publicListings`. */
export interface PublicDb extends ReadDb<OpenTable> {
  readonly dialect: Dialect;
  readonly committedVersion: Database['committedVersion'];
  readonly now: Services['now'];
  /** What searches compare, in memory; one for each database of a process. */
  readonly columns: ColumnsInStep;
  readonly [LISTINGS]: Pick<Db, 'selectFrom'>;
}

/** `Services` for public reads; `Database.reads` says what must come before. */
export interface PublicServices extends Pick<Services, 'config' | 'siteUrl' | 'log'> {
  readonly db: PublicDb;
}

export type ListingQuery = ReturnType<typeof publicListings>;

/** The listings that the public may see: every public query of listings starts here. */
export const publicListings = builtOnce((db: PublicDb) =>
  db[LISTINGS].selectFrom('property').where('property.is_public', '=', sql.lit(1)),
);

/** How many the agency has sold, ever. */
export const countSold = memoizePerVersion(async (db: PublicDb): Promise<number> => {
  const { count } = await soldQuery(db).executeTakeFirstOrThrow();
  return Number(count);
});

export function soldQuery(db: PublicDb) {
  return (
    db[LISTINGS]
      .selectFrom('property')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('status', '=', sql.lit(SOLD))
      .where('trashed_at', 'is', null)
      // Of every listing. Without it, SQLite with statistics looks at each listing that is not sold.
      .where('status_changed_at', '>=', '')
  );
}

/** The listings that have a page of their own: the public ones, and for a while the sold ones. */
export function listingsWithPage(db: PublicDb) {
  return db[LISTINGS]
    .selectFrom('property')
    .where((where) =>
      where.or([
        where('property.is_public', '=', sql.lit(1)),
        where.and([
          where('property.status', '=', sql.lit(SOLD)),
          where('property.trashed_at', 'is', null),
          where('property.status_changed_at', '>', daysBefore(db.now(), SOLD_PAGE_DAYS)),
        ]),
      ]),
    );
}

/** What visitors have seen, now or once. */
export function onceListed(db: PublicDb) {
  return db[LISTINGS].selectFrom('property').where('property.published_at', 'is not', null);
}

type PublicSource = Pick<Database, 'db' | 'reads' | 'dialect' | 'committedVersion'>;

const columnsBeside = builtOnce((database: PublicSource) => new ColumnsInStep(database));

export function publicDbOf(database: PublicSource, now: Services['now']): PublicDb {
  const { reads, dialect, committedVersion } = database;
  const db: ReadDb<OpenTable> = reads;
  const columns = columnsBeside(database);
  const selectFrom = db.selectFrom.bind(db);
  return { selectFrom, dialect, committedVersion, now, columns, [LISTINGS]: reads };
}

export function publicServicesOf({
  config,
  siteUrl,
  log,
  database,
  now,
}: Services): PublicServices {
  return { config, siteUrl, log, db: publicDbOf(database, now) };
}
