import { DatabaseSync } from 'node:sqlite';
import type { StagedListing } from './rows/staged-listing.ts';

/** Large, because the words of a page are stored together; between pages others get their turn. */
const PAGE_SIZE = 5000;

/**
 * Staging keeps the lock on the catalogue short. A database without a name is a temporary file.
 */
export function stageListings(pageSize = PAGE_SIZE) {
  const file = new DatabaseSync('');
  // Nothing outlives the process, so no journal is needed.
  file.exec('pragma journal_mode = off; pragma synchronous = off');
  file.exec(
    'create table listing (number integer primary key, key text not null unique, listing text not null) strict; begin',
  );
  const insert = file.prepare('insert or ignore into listing (key, listing) values (?, ?)');
  const count = file.prepare('select count(*) as count from listing');
  const select = file.prepare(
    `select number, listing from listing where number > ? order by number limit ${pageSize}`,
  );

  return {
    add: (listing: StagedListing): boolean =>
      insert.run(listing.key, JSON.stringify(listing)).changes === 1,

    count: (): number => Number(count.get()?.count),

    *pages(): Generator<StagedListing[]> {
      let last = 0;
      while (true) {
        const rows = select.all(last);
        if (rows.length === 0) return;
        // Only `add` writes here, and JSON returns all that a listing holds.
        yield rows.map((row): StagedListing => JSON.parse(String(row.listing)));
        last = Number(rows.at(-1)?.number);
      }
    },

    [Symbol.dispose]: () => file.close(),
  };
}

export type StagedListings = ReturnType<typeof stageListings>;
