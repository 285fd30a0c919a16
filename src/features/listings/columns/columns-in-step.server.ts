import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, Db } from '#platform/database/database.server.ts';
import { type ColumnsRow, FILTERED_COLUMNS } from './column-group.ts';
import { ListingColumns } from './listing-columns.ts';

interface Limits {
  /** With fewer listings, the database takes 0.1 ms for a search. */
  readonly min: number;
  /** With more, the columns would take 100 MB. */
  readonly max: number;
  /** Up to so many matches are ordered in memory; a page of more is near the start of an index. */
  readonly ordered: number;
}

const LIMITS: Limits = { min: 5000, max: 2_000_000, ordered: 5000 };

/** Few enough that SQLite holds the event loop for less than 2 ms. */
const BATCH_ROWS = 500;

const ROW = ['id', 'city_id', 'property_type', 'price', 'posted', ...FILTERED_COLUMNS] as const;

type Source = Pick<Database, 'db' | 'committedVersion'>;

/** How far the listings and what the audit trail says of them were read. */
interface Seen {
  readonly id: number;
  /** 0 and '' before the first. */
  readonly entry: number;
  readonly entryAt: string;
}

/**
 * Keeps the columns of the public listings in step with the database. The audit trail says which
 * listings were written: its entries are committed in order, by whichever process, each with a new
 * version of the catalogue.
 */
export class ColumnsInStep {
  readonly #database: Source;
  readonly #limits: Limits;
  #columns: ListingColumns | undefined;
  #seen: Seen = { id: 0, entry: 0, entryAt: '' };
  /** That of the columns, or the last one at which they were not loaded. */
  #version = -1;
  #loading: Promise<void> | undefined;
  #following: Promise<void> = Promise.resolve();

  constructor(database: Source, limits: Limits = LIMITS) {
    this.#database = database;
    this.#limits = limits;
  }

  get bytes(): number {
    return this.#columns?.bytes ?? 0;
  }

  /** As of the last committed write; undefined while they are loaded, and outside the limits. */
  async current(): Promise<ListingColumns | undefined> {
    // Asked before the read, so that what is written during the read is read again.
    const version = await this.#database.committedVersion();
    if (version === this.#version) return this.#columns;
    if (this.#columns === undefined) {
      this.#loading ??= this.#load(version);
      return undefined;
    }
    this.#following = this.#following.then(() => this.#follow(version));
    await this.#following;
    return this.#columns;
  }

  /** Resolves when the columns are loaded, or it is known that they will not be. */
  async settled(): Promise<void> {
    await this.current();
    await this.#loading;
  }

  async #load(version: number): Promise<void> {
    await this.#orNone(version, async () => {
      const { db } = this.#database;
      const seen = await readSeen(db);
      if (seen.id >= this.#limits.min && seen.id <= this.#limits.max) {
        this.#columns = await readColumns(db, this.#limits.ordered);
        this.#seen = seen;
      }
      this.#version = version;
    });
    this.#loading = undefined;
  }

  async #follow(version: number): Promise<void> {
    const columns = this.#columns;
    if (version === this.#version || columns === undefined) return;
    await this.#orNone(version, async () => {
      for (let isMore = true; isMore; ) {
        const written = await readWritten(this.#database.db, this.#seen);
        if (written === undefined) {
          this.#columns = undefined;
          return;
        }
        columns.remove(written.ids);
        columns.add(written.rows);
        this.#seen = written.seen;
        isMore = written.isMore;
      }
      if (columns.size > this.#limits.max) this.#columns = undefined;
      this.#version = version;
    });
  }

  /** What fails leaves no columns; they are loaded after the next write. */
  async #orNone(version: number, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#columns = undefined;
      this.#version = version;
      process.emitWarning(`The database answers searches alone: ${error}`);
    }
  }
}

async function readSeen(db: Db): Promise<Seen> {
  const entry = await db
    .selectFrom('audit_entry')
    .select(['id', 'at'])
    .where('entity', '=', 'Property')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { newest } = await db
    .selectFrom('property')
    .select(({ fn }) => fn.max<number | null>('id').as('newest'))
    .executeTakeFirstOrThrow();
  return { id: newest ?? 0, entry: entry?.id ?? 0, entryAt: entry?.at ?? '' };
}

/** A batch a turn of the event loop. */
async function readColumns(db: Db, maxOrdered: number): Promise<ListingColumns> {
  const columns = new ListingColumns(maxOrdered);
  const groups = await db
    .selectFrom('property')
    .select(['property_type', 'city_id'])
    .distinct()
    .where('is_public', '=', sql.lit(1))
    .execute();
  for (const { property_type, city_id } of groups)
    for await (const rows of readGroup(db, property_type, city_id)) columns.add(rows);
  return columns;
}

/** In the order of an index that has all that is read: a look at each listing takes twice as long. */
async function* readGroup(db: Db, kind: number, city: number) {
  const group = publicRows(db)
    .where('property_type', '=', kind)
    .where('city_id', '=', city)
    .orderBy('posted', 'desc')
    .orderBy('id', 'desc');
  let rows = await group.execute();
  for (let last = rows.at(-1); last !== undefined; last = rows.at(-1)) {
    yield rows;
    await nextTurn();
    if (rows.length < BATCH_ROWS) return;
    rows = await group
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('posted', 'id'), '<', tuple(last.posted, last.id)),
      )
      .execute();
  }
}

function publicRows(db: Db) {
  return db
    .selectFrom('property')
    .select(ROW)
    .where('is_public', '=', sql.lit(1))
    .limit(BATCH_ROWS);
}

interface Written {
  readonly ids: ReadonlySet<number>;
  /** Those of them that are public now. */
  readonly rows: readonly ColumnsRow[];
  readonly seen: Seen;
  readonly isMore: boolean;
}

/**
 * Also listings that were added around the audit trail, as by the sample catalogue. Undefined if the
 * trail is another one, because a backup was restored meanwhile.
 */
async function readWritten(db: Db, seen: Seen): Promise<Written | undefined> {
  const entries = await readEntries(db, seen.entry);
  const [known] = entries;
  if (seen.entry > 0 && (known?.entry !== seen.entry || known.at !== seen.entryAt))
    return undefined;
  const added = await publicRows(db).where('id', '>', seen.id).orderBy('id').execute();
  const rows = new Map(added.map((row) => [row.id, row]));
  for (const entry of entries) {
    if (isPublic(entry)) rows.set(entry.id, entry);
    else rows.delete(entry.entity_id);
  }
  const last = entries.at(-1);
  return {
    ids: new Set([...rows.keys(), ...entries.map(({ entity_id }) => entity_id)]),
    rows: [...rows.values()],
    seen: {
      id: added.at(-1)?.id ?? seen.id,
      entry: last?.entry ?? seen.entry,
      entryAt: last?.at ?? seen.entryAt,
    },
    isMore: entries.length === BATCH_ROWS || added.length === BATCH_ROWS,
  };
}

/** From the entry that was read last, each with its listing. */
function readEntries(db: Db, from: number) {
  return db
    .selectFrom('audit_entry as written')
    .leftJoin('property', (on) =>
      on.onRef('property.id', '=', 'written.entity_id').on('property.is_public', '=', sql.lit(1)),
    )
    .select(['written.id as entry', 'written.at', 'written.entity_id'])
    .select(ROW.map((column) => `property.${column}` as const))
    .where('written.entity', '=', 'Property')
    .where('written.id', '>=', from)
    .orderBy('written.id')
    .limit(BATCH_ROWS)
    .execute();
}

type Entry = Awaited<ReturnType<typeof readEntries>>[number];

function isPublic(entry: Entry): entry is Entry & ColumnsRow {
  return entry.id !== null;
}
