import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, Db } from '#platform/database/database.server.ts';
import { type ListedRow, ListingBlock } from './listing-block.ts';

/** A write makes one block anew, a search goes through all of them. */
const BLOCK_IDS = 256;

/** The newest entry of the trail and the highest id tell whether listings were written. */
interface Seen {
  readonly entry: number;
  readonly id: number;
}

const NOTHING: Seen = { entry: 0, id: 0 };

/** Those that are in the trash, and the others. */
interface BlockPair {
  readonly kept: ListingBlock;
  readonly trashed: ListingBlock;
}

class ListingBlocks {
  readonly #blocks = new Map<number, BlockPair>();
  #seen = NOTHING;

  get all(): Iterable<BlockPair> {
    return this.#blocks.values();
  }

  /** Reads what was written since. */
  async follow(db: Db): Promise<void> {
    const newest = await readSeen(db);
    const seen = this.#seen;
    if (newest.entry === seen.entry && newest.id === seen.id) return;
    const isOlder = newest.entry < seen.entry || newest.id < seen.id;
    const changed = seen === NOTHING || isOlder ? [] : await changedSince(db, seen.entry);
    const first = seen === NOTHING || isOlder ? 0 : blockOf(seen.id);
    if (first === 0) this.#blocks.clear();
    for (let block = first; block <= blockOf(newest.id); block += 1) changed.push(block);
    for (const block of new Set(changed)) {
      this.#blocks.set(block, await readBlock(db, block));
      await nextTurn();
    }
    this.#seen = newest;
  }
}

const known = new WeakMap<Db, { blocks: ListingBlocks; last: Promise<void> }>();

/**
 * All listings by id, as they are in the database now. They stay in memory: each write of a listing
 * is in the audit trail, in the order in which they are committed.
 */
export async function listingBlocks({ db }: Pick<Database, 'db'>): Promise<Iterable<BlockPair>> {
  const kept = known.get(db) ?? { blocks: new ListingBlocks(), last: Promise.resolve() };
  known.set(db, kept);
  kept.last = kept.last.catch(() => undefined).then(() => kept.blocks.follow(db));
  await kept.last;
  return kept.blocks.all;
}

function blockOf(id: number): number {
  return Math.floor(id / BLOCK_IDS);
}

async function readSeen(db: Db): Promise<Seen> {
  const { entry, id } = await db
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('audit_entry')
        .select(({ fn }) => fn.max('audit_entry.id').as('id'))
        .as('entry'),
      selectFrom('property')
        .select(({ fn }) => fn.max('property.id').as('id'))
        .as('id'),
    ])
    .executeTakeFirstOrThrow();
  return { entry: entry ?? 0, id: id ?? 0 };
}

async function changedSince(db: Db, entry: number): Promise<number[]> {
  const rows = await db
    .selectFrom('audit_entry')
    .select('entity_id')
    .distinct()
    .where('id', '>', entry)
    .where('entity', '=', 'Property')
    .execute();
  return [...new Set(rows.map(({ entity_id }) => blockOf(entity_id)))];
}

async function readBlock(db: Db, block: number): Promise<BlockPair> {
  const rows = await readRows(db, block);
  return {
    kept: new ListingBlock(rows.filter(({ trashed_at }) => trashed_at === null)),
    trashed: new ListingBlock(rows.filter(({ trashed_at }) => trashed_at !== null)),
  };
}

function readRows(db: Db, block: number): Promise<ListedRow[]> {
  return db
    .selectFrom('property')
    .select(['id', 'city_id', 'status', 'property_type', 'checked_at', 'trashed_at'])
    .select(['title', 'owner_contact', 'price', 'total_area'])
    .select(({ selectFrom, fn }) => [
      sql<string>`cast(cast(${sql.ref('property_number')} as bigint) as text)`.as('number'),
      selectFrom('property_image')
        .select(fn.countAll<number>().as('count'))
        .whereRef('property_image.property_id', '=', 'property.id')
        .$asScalar()
        .$notNull()
        .as('photoCount'),
    ])
    .where('id', '>=', block * BLOCK_IDS)
    .where('id', '<', (block + 1) * BLOCK_IDS)
    .orderBy('id')
    .execute();
}
