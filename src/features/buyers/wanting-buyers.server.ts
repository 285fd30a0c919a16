import {
  type CompiledSearch,
  compileSearch,
} from '#features/listings/search/match-listing.server.ts';
import type { Db } from '#platform/database/database.server.ts';
import { searchOf, type Wants } from './buyer.ts';
import { wantsFrom } from './read-buyers.server.ts';

/** A buyer as the matcher knows one: nothing of the person stays in memory. */
export interface WantingBuyer {
  readonly id: number;
  readonly version: number;
  readonly wants: Wants;
  readonly search: CompiledSearch;
}

/** Values in one condition, of which databases take few. */
const BATCH = 1000;

interface Known {
  readonly state: string;
  /** The newest come first. */
  readonly buyers: readonly WantingBuyer[];
}

const known = new WeakMap<Db, Known>();

/** Every active buyer, newest first. Only those that have changed are read and compiled again. */
export async function wantingBuyers(db: Db): Promise<readonly WantingBuyer[]> {
  const state = await stateOf(db);
  const before = known.get(db);
  if (before?.state === state) return before.buyers;

  const rows = await db
    .selectFrom('buyer')
    .select(['id', 'version'])
    .where('active', '=', 1)
    .orderBy('id', 'desc')
    .execute();
  const current = new Map(before?.buyers.map((buyer) => [buyer.id, buyer]));
  const changed = rows.filter(({ id, version }) => current.get(id)?.version !== version);
  for (let start = 0; start < changed.length; start += BATCH) {
    const ids = changed.slice(start, start + BATCH).map(({ id }) => id);
    for (const buyer of await readBuyers(db, ids)) current.set(buyer.id, buyer);
  }
  const buyers = rows.flatMap(({ id }) => current.get(id) ?? []);
  known.set(db, { state, buyers });
  return buyers;
}

/** Differs after every write: ids are never used again, and versions only grow. */
async function stateOf(db: Db): Promise<string> {
  const { count, newest, writes } = await db
    .selectFrom('buyer')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.max('id').as('newest'),
      fn.sum<number>('version').as('writes'),
    ])
    .where('active', '=', 1)
    .executeTakeFirstOrThrow();
  return `${count} ${newest} ${writes}`;
}

async function readBuyers(db: Db, ids: readonly number[]): Promise<WantingBuyer[]> {
  const rows = await db
    .selectFrom('buyer')
    .select(['id', 'version', 'wants'])
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ id, version, wants: json }) => {
    const wants = wantsFrom(json);
    return { id, version, wants, search: compileSearch(searchOf(wants)) };
  });
}
